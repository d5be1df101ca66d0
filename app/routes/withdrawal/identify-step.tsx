import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'

import type { IdentifyState } from './take-step.server.ts'
import styles from './withdrawal.module.css'

/** First step: which order. An order that cannot be withdrawn from, or a failure, is told above the form. */
export function IdentifyStep({ typed, errors, fault }: IdentifyState) {
  const { t } = useTranslation('withdrawal')
  const { t: common } = useTranslation('common')
  const messageOf = (error: IdentifyState['errors']['email']) => error && t(`errors.${error}`)
  const summary = (['orderNumber', 'email'] as const).flatMap((name) => {
    const message = messageOf(errors[name])
    return message
      ? [{ fieldId: `withdraw-${name}`, message: `${t(`fields.${name}`)}: ${message}` }]
      : []
  })
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <p className={styles.intro}>{t('intro')}</p>
      {fault ? (
        <Notice kind="error" role="alert">
          {t(`faults.${fault}`, { email: common('footer.email') })}
        </Notice>
      ) : null}
      {fault === 'failed' ? (
        <pre className={styles.statement}>
          {t('statement', { number: typed.orderNumber, email: typed.email })}
        </pre>
      ) : null}
      <Form
        method="post"
        action={href(useUrlScope(), 'withdrawal')}
        className={styles.form}
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
          error={messageOf(errors.orderNumber)}
        />
        <TextField
          id="withdraw-email"
          type="email"
          name="email"
          label={t('fields.email')}
          autoComplete="email"
          defaultValue={typed.email}
          error={messageOf(errors.email)}
        />
        <Button size="large">{t('find')}</Button>
      </Form>
    </div>
  )
}
