import { Link, type LinkProps } from './link.tsx'
import { Icon } from '../display/icon.tsx'
import styles from './text-link.module.css'

type TextLinkProps = Omit<LinkProps, 'className'>

/** A standalone link with an arrow, such as "see all". */
export function TextLink({ children, ...rest }: TextLinkProps) {
  return (
    <Link className={styles.link} {...rest}>
      {children}
      <Icon name="arrow-right" size={16} />
    </Link>
  )
}
