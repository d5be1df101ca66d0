import styles from './button.module.css'
import { classNames } from '../class-names.ts'

export interface ButtonAppearance {
  /** `primary` once per view, for its main action. */
  kind?: 'primary' | 'secondary' | 'quiet'
  size?: 'small' | 'normal' | 'large'
  wide?: boolean
  className?: string
}

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
