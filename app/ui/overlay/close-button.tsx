import type { ComponentProps } from 'react'

import { classNames } from '../class-names.ts'
import { Icon } from '../display/icon.tsx'
import styles from './close-button.module.css'

/** At the end of a panel's head. */
export function CloseButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button type="button" className={classNames(styles.close, className)} {...rest}>
      <Icon name="close" />
    </button>
  )
}
