import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import type { Customer, CustomerType } from '#app/account/account.ts'
import type { AccountFormState } from '#app/account/account-form-state.ts'
import { FormErrorNotice } from '#app/account/form-error-notice.tsx'
import {
  settingsForm,
  settingsLoginForm,
  type SettingBlock,
} from '#app/account/settings/settings-form.ts'
import { useAccountForm } from '#app/account/use-account-form.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { Button } from '#app/ui/button/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import { fieldsOf, LoginFields } from './setting-fields.tsx'
import styles from './settings-page.module.css'

export interface SettingsPageProps {
  customer: Customer
  countries: readonly { code: string; name: string }[]
  /** Country of the market: the default for an address without a country. */
  marketCountry: string
  servedTypes: readonly CustomerType[]
  /** Whose page it is, see `draftOwner`. */
  owner: string
  edited: SettingBlock | null
  notice: 'saved' | 'welcome' | null
  formState: AccountFormState | undefined
}

/** Id of a form's heading, which takes the focus when the block is opened. */
export const headingOf = (block: SettingBlock) => `${block}-heading`

type BlockFormProps = Omit<SettingsPageProps, 'customer' | 'edited' | 'notice'> & {
  customer: Customer | null
  block: SettingBlock
  /** Asks for a login, since the session has ended. */
  hasLogin?: boolean
}

export function SettingBlockForm(props: BlockFormProps) {
  const { block, customer, formState, marketCountry, owner, hasLogin = false } = props
  const { t } = useTranslation('account')
  const scope = useUrlScope()
  const { formProps, fields, fieldProps, summaryErrors, formError, attempt } = useAccountForm({
    // The block's section has the id without a suffix.
    id: `${block}-form`,
    // Without a login its fields are not rendered.
    schema: hasLogin ? settingsLoginForm : (settingsForm as unknown as typeof settingsLoginForm),
    formState,
    defaultValue: {
      ...customer?.address,
      country: customer?.address.country || marketCountry,
      customerType: customer?.customerType ?? 'PERSON',
      identityNumber: customer?.identityNumber,
      gender: customer?.gender,
      newsletter: customer?.newsletter ? 'on' : undefined,
    },
  })
  const Fields = fieldsOf[block]
  return (
    <Form
      method="post"
      action={href(scope, 'accountSettings')}
      className={classNames(ui.stack5, styles.form)}
      preventScrollReset
      {...formProps}
    >
      <h2 id={headingOf(block)} tabIndex={-1}>
        {t(`settings.${block}`)}
      </h2>
      <FormErrorNotice error={formError} isLogin />
      <ErrorSummary title={t('errors.title')} errors={summaryErrors} attempt={attempt} />
      <input type="hidden" name={fields.block.name} value={block} />
      <input type="hidden" name={fields.owner.name} value={owner} />
      <Fields {...props} fields={fields} fieldProps={fieldProps} />
      {hasLogin ? <LoginFields fields={fields} fieldProps={fieldProps} /> : null}
      <div className={ui.row6}>
        <Button>{t(hasLogin ? 'settings.loginAndSave' : 'settings.save')}</Button>
        <Link
          to={href(scope, hasLogin ? 'home' : 'accountSettings')}
          preventScrollReset={!hasLogin}
        >
          {t('settings.cancel')}
        </Link>
      </div>
    </Form>
  )
}
