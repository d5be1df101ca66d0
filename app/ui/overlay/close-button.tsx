import type { ComponentProps } from 'react'

import { Icon } from '../display/icon.tsx'
import styles from './close-button.module.css'

/** At the end of a panel's head. */
export function CloseButton(props: ComponentProps<'button'>) {
  return (
    <button type="button" className={styles.close} {...props}>
      <Icon name="close" />
    </button>
  )
}
