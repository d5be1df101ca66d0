import { useTranslation } from 'react-i18next'

import type { AccountFormState } from '#app/account/account-form-state.ts'
import { LoginForm } from '#app/account/login/login-form.tsx'
import { NewCustomer } from '#app/account/login/new-customer.tsx'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import { FormPage } from '#app/routes/layouts/form/form-page.tsx'

interface LoginPageProps {
  notice: 'reset' | null
  /** Path of the page after the login. */
  returnTo: string | null
  formState: AccountFormState | undefined
}

/** Login form, and a link to registration for visitors without an account. */
export function LoginPage({ notice, returnTo, formState }: LoginPageProps) {
  const { t } = useTranslation('account')
  return (
    <FormPage title={t('login.title')} aside={<NewCustomer returnTo={returnTo} />}>
      {notice && !formState ? (
        <Notice kind="good" role="status">
          {t(`notices.${notice}`)}
        </Notice>
      ) : null}
      <LoginForm id="login" returnTo={returnTo} formState={formState} />
      <Link to={href(useUrlScope(), 'findOrder')}>{t('findOrder.link')}</Link>
    </FormPage>
  )
}
