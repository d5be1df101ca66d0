import type { ReactNode, SelectHTMLAttributes } from 'react'

import { Field, type FieldLabels } from './field.tsx'
import styles from './field.module.css'
import { Icon } from '../display/icon.tsx'

type SelectFieldProps = FieldLabels &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className'> & {
    children: ReactNode
  }

export function SelectField({
  id,
  label,
  optional,
  hint,
  error,
  children,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ id, label, optional, hint, error }}>
      {(control) => (
        <div className={styles.select}>
          <select {...select} {...control}>
            {children}
          </select>
          <Icon name="chevron-down" size={20} />
        </div>
      )}
    </Field>
  )
}
