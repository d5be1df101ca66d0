import { Link, type LinkProps } from '@remix-run/react'

import { buttonLook, type ButtonLook } from './button-class.ts'

type ButtonLinkProps = ButtonLook & LinkProps

/** Goes somewhere, and looks like the thing to press. */
export function ButtonLink({ kind, size, wide, className, ...rest }: ButtonLinkProps) {
  return <Link className={buttonLook({ kind, size, wide, className })} {...rest} />
}
