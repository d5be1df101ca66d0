import type { InputHTMLAttributes, ReactNode } from 'react'

import styles from './checkbox.module.css'
import { FieldError } from './field.tsx'

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type' | 'className'> & {
  id: string
  label: ReactNode
  error?: string
}

export function Checkbox({ id, label, error, ...input }: CheckboxProps) {
  return (
    <div className={styles.row}>
      <input
        {...input}
        type="checkbox"
        id={id}
        className={styles.box}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {error ? (
        <div className={styles.below}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      ) : null}
    </div>
  )
}
