import { classNames } from '../class-names.ts'
import styles from './skeleton.module.css'

/** The outline of what is on its way; the screen around it says so in words. */
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
