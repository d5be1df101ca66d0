import type { InputHTMLAttributes, ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import styles from './radio-tile.module.css'

interface RadioTileProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** Adds the layout of the content; the frame and its states are here. */
  className?: string
  children: ReactNode
}

/** A radio button as a tile with any content; disabled ones are visible. */
export function RadioTile({ className, children, ...input }: RadioTileProps) {
  return (
    <label className={classNames(styles.tile, className)}>
      <input {...input} type="radio" className={styles.radio} />
      {children}
    </label>
  )
}
