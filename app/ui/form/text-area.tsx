import type { TextareaHTMLAttributes } from 'react'

import { Field, type FieldLabels } from './field.tsx'

type TextAreaProps = FieldLabels &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'>

export function TextArea({ id, label, optional, hint, error, rows = 3, ...area }: TextAreaProps) {
  return (
    <Field {...{ id, label, optional, hint, error }}>
      {(control) => <textarea rows={rows} {...area} {...control} />}
    </Field>
  )
}
