import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import styles from './toggle-button.module.css'

interface ToggleButtonProps {
  /** Id of the form that adds to or removes from a list; the button may be outside of it. */
  form: string
  /** Id of what is added or removed. */
  value: number
  /** Whether it is in the list: the button then removes it. */
  isPressed: boolean
  /** Label for screen readers. */
  label: string
  /** A class with the icon as `--icon`. */
  className?: string
  children?: ReactNode
}

/** A round button with an icon that adds something to a list, or removes it when it is pressed. */
export function ToggleButton(props: ToggleButtonProps) {
  const { form, value, isPressed, label, className, children } = props
  return (
    <button
      form={form}
      name={isPressed ? 'remove' : 'add'}
      value={value}
      className={classNames(styles.button, className)}
      aria-pressed={isPressed}
      aria-label={label}
    >
      {children}
    </button>
  )
}
