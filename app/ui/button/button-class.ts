import styles from './button.module.css'
import { classNames } from '../class-names.ts'

export interface ButtonAppearance {
  /** `primary` once a view, for the thing it is about. */
  kind?: 'primary' | 'secondary' | 'quiet'
  size?: 'small' | 'normal' | 'large'
  /** Fills the width of its container. */
  wide?: boolean
  className?: string
}

/** The class names that a button and a link with a button's looks share. */
export function buttonClass({
  kind = 'primary',
  size = 'normal',
  wide,
  className,
}: ButtonAppearance) {
  return classNames(
    styles.button,
    styles[kind],
    size !== 'normal' && styles[size],
    wide && styles.wide,
    className,
  )
}
