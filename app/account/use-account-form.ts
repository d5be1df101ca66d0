import { getFormProps, useForm, type DefaultValue } from '@conform-to/react'
import { useMemo, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { isFormUnderWay } from '#app/kit/remix-internals.ts'
import { checkForm, type FormSchema } from '#app/kit/parse-form.ts'
import type { z } from '#app/kit/zod.ts'
import type { SummaryError } from '#app/ui/form/error-summary.tsx'
import { createFieldProps, type FieldProps } from '#app/ui/form/field-props.ts'

import type { AccountFormState } from './account-form-state.ts'
import type { AccountError } from './account-form.ts'
import { summaryLabel } from './summary-label.ts'
import type { CustomerAddress } from './account.ts'

type Field = Parameters<FieldProps['input']>[0]

/** Fields of account forms with a message in `fields`. */
type LabelledField =
  | keyof CustomerAddress
  | 'email'
  | 'password'
  | 'newPassword'
  | 'repeated'
  | 'orderNumber'

interface AccountFormOptions<Schema extends FormSchema> {
  /** Id of the form, and prefix of the ids of its fields. */
  id: string
  schema: Schema
  formState: AccountFormState | undefined
  defaultValue?: DefaultValue<z.input<Schema>>
}

/** An account form: conform's fields, the attributes of their controls, and the errors in the shopper's language. */
export function useAccountForm<Schema extends FormSchema>({
  id,
  schema,
  formState,
  defaultValue,
}: AccountFormOptions<Schema>) {
  const { t } = useTranslation('account')
  const [form, fields] = useForm<z.input<Schema>, z.output<Schema>>({
    id,
    lastResult: formState?.result,
    defaultValue,
    shouldValidate: 'onSubmit',
    // Not on blur: an error that disappears then would move the button away from the pointer.
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => checkForm(formData, schema),
  })
  const [refusals, setRefusals] = useState(0)
  const attempt = useMemo(() => ({ refusals, formState }), [refusals, formState])
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // Pressed twice: the new account would exist already, and the former password would log out.
    if (isFormUnderWay()) {
      event.preventDefault()
      return
    }
    form.onSubmit(event)
    if (event.defaultPrevented) setRefusals(refusals + 1)
  }
  const messageFor = (code: string) => t(`errors.${code as AccountError}`)
  // `block` is a hidden field, in which nobody can correct anything.
  const errors = Object.entries(form.allErrors).flatMap(([name, codes]) =>
    name && name !== 'block' && codes?.[0] ? [{ name, code: codes[0] }] : [],
  )
  const missingPasswords = errors.filter(({ code }) => code === 'password').map(({ name }) => name)
  const summaryErrors: SummaryError[] = errors.map(({ name, code }) => {
    const label = summaryLabel(name, code, missingPasswords)
    const message = messageFor(code)
    return {
      fieldId: `${form.id}-${name}`,
      message: label ? `${t(`fields.${label}`)}: ${message}` : message,
    }
  })
  // Only the latest errors are shown: errors found in the browser replace those of the response.
  const [replaced, setReplaced] = useState<AccountFormState>()
  if (formState && summaryErrors.length > 0 && replaced !== formState) setReplaced(formState)
  const formError = formState && replaced !== formState ? formState.formError : null
  const fieldProps = createFieldProps({
    errorOf: ({ errors }) => errors?.[0] && messageFor(errors[0]),
  })
  return {
    formProps: { ...getFormProps(form, { ariaAttributes: false }), onSubmit },
    fields,
    fieldProps: {
      ...fieldProps,
      text: (
        field: Field,
        autoComplete?: string,
        type?: Parameters<typeof fieldProps.input>[1],
      ) => ({
        ...fieldProps.input(field, type),
        label: t(`fields.${field.name as LabelledField}`),
        autoComplete,
      }),
    },
    summaryErrors,
    formError,
    attempt,
  }
}

export type AccountFieldProps = ReturnType<typeof useAccountForm>['fieldProps']
