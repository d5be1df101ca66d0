import { useForm } from '@conform-to/react'
import { useMemo, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { checkForm, type FormSchema } from '#app/kit/parse-form.ts'
import type { FieldFault } from '#app/ui/form/error-summary.tsx'

import type { AccountFormState } from './account-form-state.ts'
import type { AccountError } from './account-form.ts'

type RequiredField = 'firstName' | 'lastName' | 'addressLine1' | 'zip' | 'city' | 'country'

interface AccountFormOptions {
  /** Of the form, and in front of the ids of its fields. */
  id: string
  schema: FormSchema
  formState: AccountFormState | undefined
  /** What is known before anything was typed. */
  known?: Readonly<Record<string, string | undefined>>
}

/** Hands each control of an account form its name, id, what it holds and what is wrong with it. */
export function useAccountForm({ id, schema, formState, known = {} }: AccountFormOptions) {
  const { t } = useTranslation('account')
  const [form] = useForm({
    id,
    lastResult: formState?.result,
    shouldValidate: 'onSubmit',
    // Not when a field is left: what goes away then moves the button from under the pointer.
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => checkForm(formData, schema),
  })
  const [refusals, setRefusals] = useState(0)
  const attempt = useMemo(() => ({ refusals, answer: formState }), [refusals, formState])
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    form.onSubmit(event)
    if (event.defaultPrevented) setRefusals(refusals + 1)
  }
  const say = (code: string) => t(`errors.${code as AccountError}`)
  // Away from its field, a message that is the same for many says which one it is about.
  const sayOf = (name: string, code: string) =>
    code === 'required' ? `${t(`fields.${name as RequiredField}`)}: ${say(code)}` : say(code)
  const typed = formState?.result?.initialValue
  const control = (name: string) => {
    const code = form.allErrors[name]?.[0]
    const value = typed ? typed[name] : known[name]
    return {
      id: `${id}-${name}`,
      name,
      defaultValue: typeof value === 'string' ? value : undefined,
      error: code ? say(code) : undefined,
    }
  }
  const faults: FieldFault[] = Object.entries(form.allErrors).flatMap(([name, codes]) =>
    name && codes?.[0] ? [{ fieldId: `${id}-${name}`, message: sayOf(name, codes[0]) }] : [],
  )
  // The last one to speak is who is heard: what the form finds wrong replaces what the answer said.
  const [replaced, setReplaced] = useState<AccountFormState>()
  if (formState && faults.length > 0 && replaced !== formState) setReplaced(formState)
  const fault = formState && replaced !== formState ? formState.fault : null
  return { formProps: { id, onSubmit, noValidate: true }, control, faults, fault, attempt }
}
