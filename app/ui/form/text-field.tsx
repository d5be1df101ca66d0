import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react'

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

type TextAreaProps = FieldLabels &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'>

export function TextArea({ id, label, optional, hint, error, rows = 3, ...area }: TextAreaProps) {
  return (
    <Field {...{ id, label, optional, hint, error }}>
      {(control) => <textarea rows={rows} {...area} {...control} />}
    </Field>
  )
}
