import type { ButtonHTMLAttributes } from 'react'

import { buttonLook, type ButtonLook } from './button-class.ts'

type ButtonProps = ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>

/** Submits its form unless told to be `type="button"`. */
export function Button({ kind, size, wide, className, type = 'submit', ...rest }: ButtonProps) {
  return <button type={type} className={buttonLook({ kind, size, wide, className })} {...rest} />
}
