import type { ReactNode } from 'react'

import ui from '../theme/primitives.module.css'
import styles from './field.module.css'
import { Icon } from '../display/icon.tsx'

export interface FieldLabels {
  id: string
  label: ReactNode
  /** Note after the label of an optional field ("valfritt"). */
  optional?: string
  hint?: string
  error?: string
  /** Screen readers tell the error where Enter sends the form, since the focus stays in the field then. */
  isLive?: boolean
}

/** Attributes of a control in a field, so that screen readers read its hint and error. */
export interface ControlAttributes {
  id: string
  className: string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps extends FieldLabels {
  children: (control: ControlAttributes) => ReactNode
}

/** Label, hint and error above the control; the error is next to the control. */
export function Field({ id, label, optional, hint, error, isLive, children }: FieldProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field} aria-live={isLive ? 'polite' : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label} {optional ? <span className={styles.optional}>({optional})</span> : null}
      </label>
      {hint ? (
        <span className={ui.note} id={`${id}-hint`}>
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

/** Also for groups. Without scripts `autoFocus` scrolls a rejected form's page to it; React ignores it on such elements. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- reason above
    <span className={styles.error} id={id} tabIndex={-1} autoFocus>
      <Icon name="warning" size={20} />
      {children}
    </span>
  )
}
