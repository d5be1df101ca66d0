import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { customerTypes, genders, type Customer, type CustomerType } from '#app/account/account.ts'
import { CustomerTypeField } from '#app/account/customer-type-field.tsx'
import type { SettingBlock, settingsLoginForm } from '#app/account/settings/settings-form.ts'
import type { useAccountForm } from '#app/account/use-account-form.ts'
import { useServiceEmail } from '#app/market/service-email.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './settings-page.module.css'

type FormFields = Pick<
  ReturnType<typeof useAccountForm<typeof settingsLoginForm>>,
  'fields' | 'fieldProps'
>

interface FieldsProps extends FormFields {
  customer: Customer | null
  countries: readonly { code: string; name: string }[]
  servedTypes: readonly CustomerType[]
}

function ContactFields({ fields, fieldProps, customer }: FieldsProps) {
  const { t } = useTranslation('account')
  const address = useServiceEmail()
  return (
    <>
      {customer?.email ? (
        <p className={ui.quiet}>{t('settings.emailNote', { email: customer.email, address })}</p>
      ) : null}
      <div className={classNames(ui.stack5, styles.row)}>
        <TextField {...fieldProps.text(fields.firstName, 'given-name')} />
        <TextField {...fieldProps.text(fields.lastName, 'family-name')} />
      </div>
      <TextField {...fieldProps.text(fields.phone, 'tel', 'tel')} optional={t('optional')} />
      <Checkbox {...fieldProps.checkbox(fields.newsletter)} label={t('fields.newsletter')} />
    </>
  )
}

function AddressFields({ fields, fieldProps, countries }: FieldsProps) {
  const { t } = useTranslation('account')
  const optional = t('optional')
  return (
    <>
      <TextField {...fieldProps.text(fields.careOf)} optional={optional} />
      <TextField {...fieldProps.text(fields.addressLine1, 'address-line1')} />
      <TextField {...fieldProps.text(fields.addressLine2, 'address-line2')} optional={optional} />
      <div className={classNames(ui.stack5, styles.row)}>
        <TextField {...fieldProps.text(fields.zip, 'postal-code')} />
        <TextField {...fieldProps.text(fields.city, 'address-level2')} />
      </div>
      <div className={classNames(ui.stack5, styles.row)}>
        <SelectField
          {...fieldProps.select(fields.country)}
          label={t('fields.country')}
          autoComplete="country"
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField {...fieldProps.text(fields.entryCode, 'off')} optional={optional} />
      </div>
    </>
  )
}

/** The style sheet shows the fields of the chosen type, with and without scripts. */
function IdentityFields({ fields, fieldProps, servedTypes }: FieldsProps) {
  const { t } = useTranslation('account')
  // An account may have a type that the shop does not serve.
  const { initialValue } = fields.customerType
  const types = customerTypes.filter((type) => servedTypes.includes(type) || type === initialValue)
  return (
    <>
      <CustomerTypeField {...fieldProps.select(fields.customerType)} types={types} />
      <div className={styles.ofCompany}>
        <TextField {...fieldProps.text(fields.company, 'organization')} optional={t('optional')} />
      </div>
      <TextField
        {...fieldProps.input(fields.identityNumber)}
        label={
          <>
            <span className={styles.ofPerson}>{t('fields.personalId')}</span>
            <span className={styles.ofCompany}>{t('fields.organizationId')}</span>
          </>
        }
        optional={t('optional')}
        autoComplete="off"
      />
      <div className={styles.ofPerson}>
        <SelectField
          {...fieldProps.select(fields.gender)}
          label={t('fields.gender')}
          optional={t('optional')}
        >
          {genders.map((gender) => (
            <option key={gender} value={gender}>
              {t(`genders.${gender}`)}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  )
}

/** The login that is saved with the settings, when the session has ended. */
export function LoginFields({ fields, fieldProps }: FormFields) {
  const { t } = useTranslation('account')
  const wasSent = fields.email.initialValue !== undefined
  return (
    <fieldset className={classNames(ui.stack5, styles.login)}>
      <legend>{t('login.title')}</legend>
      <TextField {...fieldProps.text(fields.email, 'username', 'email')} />
      <TextField {...fieldProps.text(fields.password, 'current-password', 'password')} />
      <Checkbox
        {...fieldProps.checkbox(fields.remember)}
        defaultChecked={!wasSent || fields.remember.initialValue === 'on'}
        label={t('login.remember')}
      />
    </fieldset>
  )
}

export const fieldsOf = {
  contact: ContactFields,
  address: AddressFields,
  identity: IdentityFields,
} as const satisfies Record<SettingBlock, (props: FieldsProps) => ReactNode>
