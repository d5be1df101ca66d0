import { Link, type LinkProps } from '@remix-run/react'

import { buttonClass, type ButtonAppearance } from './button-class.ts'

type ButtonLinkProps = ButtonAppearance & LinkProps

/** Goes somewhere, and looks like the thing to press. */
export function ButtonLink({ kind, size, wide, className, ...rest }: ButtonLinkProps) {
  return <Link className={buttonClass({ kind, size, wide, className })} {...rest} />
}
