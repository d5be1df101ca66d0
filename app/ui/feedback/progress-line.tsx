import styles from './progress-line.module.css'

interface ProgressLineProps {
  /** Between 0 and `max`. */
  value: number
  max: number
  label: string
}

export function ProgressLine({ value, max, label }: ProgressLineProps) {
  return <progress className={styles.line} value={value} max={max} aria-label={label} />
}
