import { Form, Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { loginForm } from '#app/account/account-form.ts'
import { usePlace } from '#app/routing/current-place.tsx'
import { href } from '#app/routing/href.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'

import type { AccountAnswer } from './account-answer.ts'
import { FaultNotice } from './fault-notice.tsx'
import { FormPage } from './form-page.tsx'
import styles from './form-page.module.css'
import { useAccountForm } from './use-account-form.ts'

interface LoginPageProps {
  notice: 'reset' | null
  /** Path to go on to. */
  returnTo: string | null
  answer: AccountAnswer | undefined
}

const reasons = ['orders', 'faster', 'reviews'] as const

/** The way in, and the way to an account for those who have none. */
export function LoginPage({ notice, returnTo, answer }: LoginPageProps) {
  const { t } = useTranslation('account')
  const place = usePlace()
  const search = returnTo ? `?${new URLSearchParams({ returnTo })}` : ''
  const { formProps, control, faults, attempt } = useAccountForm({
    id: 'login',
    schema: loginForm,
    answer,
    known: { remember: 'on' },
  })
  const remember = control('remember')
  const aside = (
    <>
      <h2>{t('login.noAccount')}</h2>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>
            <Icon name="check" size={20} />
            {t(`login.reasons.${reason}`)}
          </li>
        ))}
      </ul>
      <ButtonLink kind="secondary" to={href(place, 'register') + search}>
        {t('register.title')}
      </ButtonLink>
    </>
  )
  return (
    <FormPage title={t('login.title')} aside={aside}>
      {notice && !answer ? (
        <Notice kind="good" role="status">
          {t(`notices.${notice}`)}
        </Notice>
      ) : null}
      <FaultNotice fault={answer?.fault} />
      <Form method="post" action={href(place, 'login') + search} {...formProps}>
        <ErrorSummary title={t('errors.title')} faults={faults} attempt={attempt} />
        <TextField
          {...control('email')}
          type="email"
          label={t('fields.email')}
          autoComplete="username"
        />
        <TextField
          {...control('password')}
          type="password"
          label={t('fields.password')}
          autoComplete="current-password"
        />
        <Checkbox
          id={remember.id}
          name={remember.name}
          defaultChecked={remember.defaultValue === 'on'}
          label={t('login.remember')}
        />
        <div className={styles.below}>
          <Button size="large">{t('login.submit')}</Button>
          <Link to={href(place, 'forgotPassword')}>{t('login.forgot')}</Link>
        </div>
      </Form>
    </FormPage>
  )
}
