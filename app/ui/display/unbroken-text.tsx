import { unbrokenParts } from './unbroken-parts.ts'
import styles from './unbroken-text.module.css'

/** A text of which no line ends after the hyphen or dash of a number. */
export function UnbrokenText({ text }: { text: string }) {
  return unbrokenParts(text).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
