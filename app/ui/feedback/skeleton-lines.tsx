import styles from './skeleton-lines.module.css'
import { Skeleton } from './skeleton.tsx'

/** Placeholder of a panel while its content loads. */
export function SkeletonLines() {
  return (
    <div className={styles.lines}>
      <Skeleton shape="line" />
      <Skeleton shape="line" />
      <Skeleton shape="short" />
    </div>
  )
}
