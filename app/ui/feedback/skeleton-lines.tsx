import styles from './skeleton-lines.module.css'
import { Skeleton } from './skeleton.tsx'

/** What stands in a panel until its content is there. */
export function SkeletonLines() {
  return (
    <div className={styles.lines}>
      <Skeleton shape="line" />
      <Skeleton shape="line" />
      <Skeleton shape="short" />
    </div>
  )
}
