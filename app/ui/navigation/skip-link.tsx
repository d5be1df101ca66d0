import styles from './skip-link.module.css'

/** First stop of the keyboard; `to` is the id of the main element. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a className={styles.skip} href={`#${to}`}>
      {children}
    </a>
  )
}
