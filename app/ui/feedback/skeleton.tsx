import { classNames } from '../class-names.ts'
import styles from './skeleton.module.css'

/** A placeholder shape for loading content; hidden from assistive technology. */
export function Skeleton({ shape }: { shape: 'picture' | 'line' | 'short' }) {
  return (
    <span
      className={classNames(
        styles.skeleton,
        shape === 'picture' ? styles.picture : styles.line,
        shape === 'short' && styles.short,
      )}
      aria-hidden="true"
    />
  )
}
