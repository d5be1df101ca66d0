import styles from './progress-line.module.css'

interface ProgressLineProps {
  /** Between 0 and `max`. */
  value: number
  max: number
}

/** The share that a text beside it tells. */
export function ProgressLine({ value, max }: ProgressLineProps) {
  return <progress className={styles.line} value={value} max={max} aria-hidden="true" />
}
