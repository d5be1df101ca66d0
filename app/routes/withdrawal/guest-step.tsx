import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import type { Seller } from '#app/kit/shop-settings.ts'
import { addresseeOf } from '#app/market/addressee.ts'
import { useServiceEmail } from '#app/market/service-email.tsx'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import type { GuestField, GuestState } from './submit-step.server.ts'
import styles from './withdrawal.module.css'

const fields: readonly GuestField[] = ['orderNumber', 'email', 'name']

/** The form to withdraw from a whole order, without login. While it cannot be received, its text can be mailed. */
export function GuestStep({
  typed,
  errors,
  fault,
  seller,
}: GuestState & { seller: Seller | null }) {
  const { t } = useTranslation('withdrawal')
  const { t: common } = useTranslation('common')
  const scope = useUrlScope()
  const errorOf = (name: GuestField) => errors[name] && t(`errors.${errors[name]}`)
  const summary = fields.flatMap((name) => {
    const message = errorOf(name)
    return message
      ? [{ fieldId: `withdraw-${name}`, message: `${t(`fields.${name}`)}: ${message}` }]
      : []
  })
  const email = useServiceEmail()
  const addressee = addresseeOf(seller, { shopName: common('shop.name'), email })
  const order = typed.orderNumber && `?${new URLSearchParams({ order: typed.orderNumber })}`
  return (
    <div className={classNames(ui.page, styles.page)} data-form-page>
      <h1>{t('title')}</h1>
      <p className={ui.quiet}>{t('intro')}</p>
      <Notice kind="error">{fault && t(`faults.${fault}`, { email })}</Notice>
      {fault === 'failed' || fault === 'tooMany' ? (
        <pre className={styles.statement}>
          {t('statement', { number: typed.orderNumber, email: typed.email, name: typed.name })}
        </pre>
      ) : null}
      <Form
        method="post"
        action={href(scope, 'withdrawal')}
        className={classNames(ui.stack5, ui.start, styles.form)}
        noValidate
        preventScrollReset
      >
        <ErrorSummary title={t('errorsTitle')} errors={summary} attempt={errors} />
        <TextField
          id="withdraw-orderNumber"
          name="orderNumber"
          label={t('fields.orderNumber')}
          hint={t('fields.orderNumberHint')}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed.orderNumber}
          error={errorOf('orderNumber')}
        />
        <TextField
          id="withdraw-email"
          type="email"
          name="email"
          label={t('fields.email')}
          autoComplete="email"
          defaultValue={typed.email}
          error={errorOf('email')}
        />
        <TextField
          id="withdraw-name"
          name="name"
          label={t('fields.name')}
          autoComplete="name"
          defaultValue={typed.name}
          error={errorOf('name')}
        />
        <p>
          {t('whole')} <Link to={`${href(scope, 'findOrder')}${order}`}>{t('sendLink')}</Link>
        </p>
        <Button size="large">{t('confirm')}</Button>
      </Form>
      <details>
        <summary className={ui.fold}>{t('modelTitle')}</summary>
        <pre className={styles.statement}>{t('model', { seller: addressee })}</pre>
      </details>
    </div>
  )
}
