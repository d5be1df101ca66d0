import { Link, type LinkProps } from '../navigation/link.tsx'
import { buttonClass, type ButtonAppearance } from './button-class.ts'

type ButtonLinkProps = ButtonAppearance & LinkProps

export function ButtonLink({ kind, size, wide, className, ...rest }: ButtonLinkProps) {
  return <Link className={buttonClass({ kind, size, wide, className })} {...rest} />
}
