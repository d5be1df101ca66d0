import { useEffect, useRef, useState, type InputHTMLAttributes } from 'react'

import { Icon } from '../display/icon.tsx'
import { VisuallyHidden } from '../display/visually-hidden.tsx'
import styles from './quantity-stepper.module.css'

type QuantityStepperProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'className' | 'min' | 'max' | 'defaultValue'
> & {
  id: string
  defaultValue: number
  max?: number
  fewerLabel: string
  moreLabel: string
  /** Submit buttons of this name post `defaultValue ∓ 1`, without scripts too; without it they change the field. */
  stepName?: string
}

export function QuantityStepper({
  defaultValue,
  max,
  fewerLabel,
  moreLabel,
  stepName,
  ...input
}: QuantityStepperProps) {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(defaultValue)
  const [counted, setCounted] = useState('')
  // A new element would lose the focus of who has pressed Enter; the first number may have been typed before the scripts run.
  useEffect(() => {
    if (shown.current === defaultValue) return
    shown.current = defaultValue
    if (field.current) field.current.value = String(defaultValue)
  }, [defaultValue])
  const step = (by: 1 | -1) =>
    stepName
      ? { type: 'submit' as const, name: stepName, value: defaultValue + by }
      : { type: 'button' as const, onClick: () => setCounted(count(field.current, by)) }
  return (
    <div className={styles.stepper}>
      <button
        className={styles.step}
        aria-label={fewerLabel}
        disabled={Boolean(stepName) && defaultValue <= 1}
        {...step(-1)}
      >
        <Icon name="minus" size={20} />
      </button>
      <input
        {...input}
        ref={field}
        className={styles.number}
        type="number"
        inputMode="numeric"
        min={1}
        max={max}
        step={1}
        defaultValue={defaultValue}
      />
      <button
        className={styles.step}
        aria-label={moreLabel}
        disabled={Boolean(stepName) && max !== undefined && defaultValue >= max}
        {...step(1)}
      >
        <Icon name="plus" size={20} />
      </button>
      {/* The focus stays on the buttons. */}
      {stepName ? null : (
        <span role="status">
          <VisuallyHidden>{counted}</VisuallyHidden>
        </span>
      )}
    </div>
  )
}

function count(field: HTMLInputElement | null, by: 1 | -1): string {
  if (by === 1) field?.stepUp()
  else field?.stepDown()
  return field?.value ?? ''
}
