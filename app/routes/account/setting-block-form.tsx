import { Form, Link } from '@remix-run/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { genders, type Customer, type SettingBlock } from '#app/account/account.ts'
import type { AccountFormState } from '#app/account/account-form-state.ts'
import { FaultNotice } from '#app/account/fault-notice.tsx'
import { settingsForm } from '#app/account/settings-form.ts'
import { useAccountForm } from '#app/account/use-account-form.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { RadioGroup } from '#app/ui/form/radio-group.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'

import styles from './settings-page.module.css'

export interface SettingsPageProps {
  customer: Customer
  countries: readonly { code: string; name: string }[]
  /** Where the shopper shops: the country of an address that has none. */
  marketCountry: string
  edited: SettingBlock | null
  notice: 'saved' | 'welcome' | null
  formState: AccountFormState | undefined
}

type BlockFormProps = SettingsPageProps & { block: SettingBlock }

/** One block being edited: save it, or leave it as it was. */
export function SettingBlockForm(props: BlockFormProps) {
  const { block, customer, formState: answer, marketCountry } = props
  const { t } = useTranslation('account')
  const scope = useUrlScope()
  const { formProps, control, faults, fault, attempt } = useAccountForm({
    // The block itself has the bare id.
    id: `${block}-form`,
    schema: settingsForm,
    formState: answer,
    known: {
      ...customer.address,
      country: customer.address.country || marketCountry,
      customerType: customer.customerType,
      identityNumber: customer.identityNumber,
      gender: customer.gender,
      newsletter: customer.newsletter ? 'on' : undefined,
    },
  })
  const Fields = fieldsOf[block]
  return (
    <Form
      method="post"
      action={href(scope, 'accountSettings')}
      className={styles.form}
      preventScrollReset
      {...formProps}
    >
      <h2>{t(`settings.${block}`)}</h2>
      <FaultNotice fault={fault} isLogin />
      <ErrorSummary title={t('errors.title')} faults={faults} attempt={attempt} />
      <input type="hidden" name="block" value={block} />
      <Fields {...props} control={control} />
      <div className={styles.below}>
        <Button>{t('settings.save')}</Button>
        <Link to={href(scope, 'accountSettings')} preventScrollReset>
          {t('settings.cancel')}
        </Link>
      </div>
    </Form>
  )
}

type FieldsProps = BlockFormProps & { control: ReturnType<typeof useAccountForm>['control'] }

function ContactFields({ control }: FieldsProps) {
  const { t } = useTranslation('account')
  const newsletter = control('newsletter')
  return (
    <>
      <div className={styles.row}>
        <TextField
          {...control('firstName')}
          label={t('fields.firstName')}
          autoComplete="given-name"
        />
        <TextField
          {...control('lastName')}
          label={t('fields.lastName')}
          autoComplete="family-name"
        />
      </div>
      <TextField
        {...control('phone')}
        type="tel"
        label={t('fields.phone')}
        optional={t('optional')}
        autoComplete="tel"
      />
      <Checkbox
        id={newsletter.id}
        name={newsletter.name}
        defaultChecked={newsletter.defaultValue === 'on'}
        label={t('fields.newsletter')}
      />
    </>
  )
}

function AddressFields({ control, countries }: FieldsProps) {
  const { t } = useTranslation('account')
  const optional = t('optional')
  return (
    <>
      <TextField {...control('careOf')} label={t('fields.careOf')} optional={optional} />
      <TextField
        {...control('addressLine1')}
        label={t('fields.addressLine1')}
        autoComplete="address-line1"
      />
      <TextField
        {...control('addressLine2')}
        label={t('fields.addressLine2')}
        optional={optional}
        autoComplete="address-line2"
      />
      <div className={styles.row}>
        <TextField {...control('zip')} label={t('fields.zip')} autoComplete="postal-code" />
        <TextField {...control('city')} label={t('fields.city')} autoComplete="address-level2" />
      </div>
      <div className={styles.row}>
        <SelectField {...control('country')} label={t('fields.country')} autoComplete="country">
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          {...control('entryCode')}
          label={t('fields.entryCode')}
          optional={optional}
          autoComplete="off"
        />
      </div>
    </>
  )
}

/** Without scripts the fields of both kinds are there; the server takes those of the chosen one. */
function IdentityFields({ control }: FieldsProps) {
  const { t } = useTranslation('account')
  const chosen = control('customerType')
  const [type, setType] = useState<string | null>(null)
  const shows = (kind: string) => type === null || type === kind
  return (
    <>
      <RadioGroup
        {...chosen}
        legend={t('fields.customerType')}
        onChoose={setType}
        choices={(['PERSON', 'ORGANIZATION'] as const).map((kind) => ({
          value: kind,
          label: t(`customerTypes.${kind}`),
        }))}
      />
      {shows('ORGANIZATION') ? (
        <TextField
          {...control('company')}
          label={t('fields.company')}
          optional={t('settings.ifCompany')}
          autoComplete="organization"
        />
      ) : null}
      <TextField
        {...control('identityNumber')}
        label={t(
          type === null
            ? 'fields.identityNumber'
            : type === 'ORGANIZATION'
              ? 'fields.organizationId'
              : 'fields.personalId',
        )}
        optional={t('optional')}
        autoComplete="off"
      />
      {shows('PERSON') ? (
        <SelectField {...control('gender')} label={t('fields.gender')} optional={t('optional')}>
          {genders.map((gender) => (
            <option key={gender} value={gender}>
              {t(`genders.${gender}`)}
            </option>
          ))}
        </SelectField>
      ) : null}
    </>
  )
}

const fieldsOf = { contact: ContactFields, address: AddressFields, identity: IdentityFields }
