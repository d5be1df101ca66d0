import { useTranslation } from 'react-i18next'

import { RadioGroup } from '#app/ui/form/radio-group.tsx'

import type { CustomerType } from './account.ts'

interface CustomerTypeFieldProps {
  /** Those that the shop serves: one is not asked for. */
  types: readonly CustomerType[]
  id: string
  name: string
  defaultValue?: string
  error?: string
}

/** The choice between person and company in a form of the account. */
export function CustomerTypeField({ types, ...field }: CustomerTypeFieldProps) {
  const { t } = useTranslation('account')
  const [only = 'PERSON', ...others] = types
  if (others.length === 0) return <input type="hidden" name={field.name} value={only} />
  return (
    <RadioGroup
      {...field}
      legend={t('fields.customerType')}
      choices={types.map((type) => ({ value: type, label: t(`customerTypes.${type}`) }))}
    />
  )
}
