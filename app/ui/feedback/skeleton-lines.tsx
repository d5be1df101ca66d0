import { classNames } from '../class-names.ts'
import styles from './skeleton-lines.module.css'

/** Placeholder of a panel while its content loads; hidden from assistive technology. */
export function SkeletonLines() {
  return (
    <div className={styles.lines} aria-hidden="true">
      <span className={styles.line} />
      <span className={styles.line} />
      <span className={classNames(styles.line, styles.short)} />
    </div>
  )
}
