import type { ButtonHTMLAttributes } from 'react'

import { buttonClass, type ButtonAppearance } from './button-class.ts'

type ButtonProps = ButtonAppearance & ButtonHTMLAttributes<HTMLButtonElement>

export function Button({ kind, size, wide, className, type = 'submit', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass({ kind, size, wide, className })} {...rest} />
}
