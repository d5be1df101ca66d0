import type { ReactNode } from 'react'

import styles from './field.module.css'
import { Icon } from '../display/icon.tsx'

export interface FieldLabels {
  id: string
  label: string
  /** Said after the label of a field that may stay empty ("valfritt"). */
  optional?: string
  hint?: string
  error?: string
}

/** What a control inside a field must carry, so that its hint and error are read with it. */
export interface ControlAttributes {
  id: string
  className: string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps extends FieldLabels {
  children: (control: ControlAttributes) => ReactNode
}

/** Label above, hint under the label, error last before the control: where the eye is when typing. */
export function Field({ id, label, optional, hint, error, children }: FieldProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label} {optional ? <span className={styles.optional}>({optional})</span> : null}
      </label>
      {hint ? (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {children({
        id,
        className: styles.control,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
    </div>
  )
}

/**
 * A field's message alone, for groups of controls that draw their own label. Without scripts a refused
 * form is a page that has just been loaded: `autoFocus` scrolls it to what is said. React does nothing of
 * the kind for an element that is no control.
 */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-autofocus -- reason above
    <span className={styles.error} id={id} tabIndex={-1} autoFocus>
      <Icon name="warning" size={20} />
      {children}
    </span>
  )
}
