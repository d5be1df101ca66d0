import type { ReactNode } from 'react'

import { FieldError } from './field.tsx'
import styles from './radio-group.module.css'

export interface RadioChoice {
  value: string
  label: ReactNode
  /** Small print under the label. */
  detail?: ReactNode
  /** Set at the far end, a price for example. */
  aside?: ReactNode
}

interface RadioGroupProps {
  id: string
  name: string
  legend: string
  choices: readonly RadioChoice[]
  defaultValue?: string
  required?: boolean
  error?: string
  /** Told at each choice, for screens that save at once when scripts run. */
  onChoose?: (value: string) => void
}

/** One of several, each with room for words: shipping, payment. */
export function RadioGroup({
  id,
  name,
  legend,
  choices,
  defaultValue,
  required,
  error,
  onChoose,
}: RadioGroupProps) {
  return (
    <fieldset
      id={id}
      className={styles.group}
      aria-describedby={error ? `${id}-error` : undefined}
      tabIndex={error ? -1 : undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <div className={styles.list}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={choice.value}
              defaultChecked={choice.value === defaultValue}
              required={required}
              onChange={onChoose && (() => onChoose(choice.value))}
            />
            <span className={styles.name}>{choice.label}</span>
            {choice.aside ? <span className={styles.aside}>{choice.aside}</span> : null}
            {choice.detail ? <span className={styles.detail}>{choice.detail}</span> : null}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
