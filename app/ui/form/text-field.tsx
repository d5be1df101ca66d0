import type { InputHTMLAttributes } from 'react'

import { Field, type FieldLabels } from './field.tsx'

type TextFieldProps = FieldLabels & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'>

/** One line of text; `name`, `autoComplete`, `inputMode` and the like go to the input. */
export function TextField({ id, label, optional, hint, error, isLive, ...input }: TextFieldProps) {
  return (
    <Field {...{ id, label, optional, hint, error, isLive }}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  )
}
