import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import styles from './toggle-button.module.css'

interface ToggleButtonProps {
  /** Id of the form that adds to or removes from a list; the button may be outside of it. */
  form: string
  value: number
  /** Whether it is in the list: the button then removes it. */
  isPressed: boolean
  label: string
  /** A class with the icon as `--icon`. */
  className?: string
  children?: ReactNode
}

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
