import { classNames } from '../class-names.ts'
import ui from '../theme/primitives.module.css'
import styles from './skeleton-lines.module.css'

/** Placeholder of a panel while its content loads; hidden from assistive technology. */
export function SkeletonLines() {
  return (
    <div className={ui.stack3} aria-hidden="true">
      <span className={styles.line} />
      <span className={styles.line} />
      <span className={classNames(styles.line, styles.short)} />
    </div>
  )
}
