import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { genders, type Customer } from '#app/account/account.ts'
import type { SettingBlock, settingsLoginForm } from '#app/account/settings/settings-form.ts'
import type { useAccountForm } from '#app/account/use-account-form.ts'
import { useServiceEmail } from '#app/market/service-email.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { RadioGroup } from '#app/ui/form/radio-group.tsx'
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
  customer: Customer
  countries: readonly { code: string; name: string }[]
}

function ContactFields({ fields, fieldProps, customer }: FieldsProps) {
  const { t } = useTranslation('account')
  const address = useServiceEmail()
  return (
    <>
      {customer.email ? (
        <p className={ui.quiet}>{t('settings.emailNote', { email: customer.email, address })}</p>
      ) : null}
      <div className={classNames(ui.stack5, styles.row)}>
        <TextField
          {...fieldProps.input(fields.firstName)}
          label={t('fields.firstName')}
          autoComplete="given-name"
        />
        <TextField
          {...fieldProps.input(fields.lastName)}
          label={t('fields.lastName')}
          autoComplete="family-name"
        />
      </div>
      <TextField
        {...fieldProps.input(fields.phone, 'tel')}
        label={t('fields.phone')}
        optional={t('optional')}
        autoComplete="tel"
      />
      <Checkbox {...fieldProps.checkbox(fields.newsletter)} label={t('fields.newsletter')} />
    </>
  )
}

function AddressFields({ fields, fieldProps, countries }: FieldsProps) {
  const { t } = useTranslation('account')
  const optional = t('optional')
  return (
    <>
      <TextField
        {...fieldProps.input(fields.careOf)}
        label={t('fields.careOf')}
        optional={optional}
      />
      <TextField
        {...fieldProps.input(fields.addressLine1)}
        label={t('fields.addressLine1')}
        autoComplete="address-line1"
      />
      <TextField
        {...fieldProps.input(fields.addressLine2)}
        label={t('fields.addressLine2')}
        optional={optional}
        autoComplete="address-line2"
      />
      <div className={classNames(ui.stack5, styles.row)}>
        <TextField
          {...fieldProps.input(fields.zip)}
          label={t('fields.zip')}
          autoComplete="postal-code"
        />
        <TextField
          {...fieldProps.input(fields.city)}
          label={t('fields.city')}
          autoComplete="address-level2"
        />
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
        <TextField
          {...fieldProps.input(fields.entryCode)}
          label={t('fields.entryCode')}
          optional={optional}
          autoComplete="off"
        />
      </div>
    </>
  )
}

/** The style sheet shows the fields of the chosen type, with and without scripts. */
function IdentityFields({ fields, fieldProps }: FieldsProps) {
  const { t } = useTranslation('account')
  return (
    <>
      <RadioGroup
        {...fieldProps.select(fields.customerType)}
        legend={t('fields.customerType')}
        choices={(['PERSON', 'ORGANIZATION'] as const).map((kind) => ({
          value: kind,
          label: t(`customerTypes.${kind}`),
        }))}
      />
      <div className={styles.ofCompany}>
        <TextField
          {...fieldProps.input(fields.company)}
          label={t('fields.company')}
          optional={t('optional')}
          autoComplete="organization"
        />
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
      <TextField
        {...fieldProps.input(fields.email, 'email')}
        label={t('fields.email')}
        autoComplete="username"
      />
      <TextField
        {...fieldProps.input(fields.password, 'password')}
        label={t('fields.password')}
        autoComplete="current-password"
      />
      <Checkbox
        {...fieldProps.checkbox(fields.remember)}
        defaultChecked={!wasSent || fields.remember.initialValue === 'on'}
        label={t('login.remember')}
      />
    </fieldset>
  )
}

/** The fields of each block. */
export const fieldsOf = {
  contact: ContactFields,
  address: AddressFields,
  identity: IdentityFields,
} as const satisfies Record<SettingBlock, (props: FieldsProps) => ReactNode>
