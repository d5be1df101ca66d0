import styles from './skip-link.module.css'

/** A link past what comes next in the tab order, visible while it has the focus; `to` is the id of an element. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a className={styles.skip} href={`#${to}`}>
      {children}
    </a>
  )
}
