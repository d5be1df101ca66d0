import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import type { CustomerType } from '#app/account/account.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { Button } from '#app/ui/button/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import { registerForm } from './account-form.ts'
import styles from './account-offer.module.css'
import { KnownNameFields } from './known-name-fields.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useAccountForm } from './use-account-form.ts'
import { UsernameField } from '#app/ui/form/username-field.tsx'

interface AccountOfferProps {
  buyer: {
    email: string
    firstName: string
    lastName: string
    customerType: CustomerType
  }
  returnTo: string
}

/** Offers a guest an account with the order's data, whether or not the address has one, so that the page does not tell. */
export function AccountOffer({ buyer, returnTo }: AccountOfferProps) {
  const { t } = useTranslation('account')
  const scope = useUrlScope()
  const search = new URLSearchParams({ returnTo }).toString()
  const { formProps, fields, fieldProps } = useAccountForm({
    id: 'account-offer',
    schema: registerForm,
    formState: undefined,
    defaultValue: buyer,
  })
  return (
    <section className={classNames(ui.notPrinted, styles.offer)}>
      <h2>{t('offer.title')}</h2>
      <p>{t('offer.text', { email: buyer.email })}</p>
      <Form method="post" action={`${href(scope, 'register')}?${search}`} {...formProps}>
        <input type="hidden" name="customerType" value={buyer.customerType} />
        <UsernameField name="email" email={buyer.email} />
        <KnownNameFields fields={fields} />
        <NewPasswordFields fields={fields} fieldProps={fieldProps} />
        <div>
          <Button kind="secondary">{t('register.submit')}</Button>
        </div>
      </Form>
    </section>
  )
}
