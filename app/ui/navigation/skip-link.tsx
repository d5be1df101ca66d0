import styles from './skip-link.module.css'

/** The first link in the tab order; `to` is the id of the main element. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a className={styles.skip} href={`#${to}`}>
      {children}
    </a>
  )
}
