import type { ReactNode } from 'react'

import styles from './form-page.module.css'

interface FormPageProps {
  title: string
  intro?: string
  /** What else one may want here: a way to another form. */
  aside?: ReactNode
  children: ReactNode
}

/** A page about one short form. */
export function FormPage({ title, intro, aside, children }: FormPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <h1>{title}</h1>
        {intro ? <p className={styles.intro}>{intro}</p> : null}
        {children}
      </div>
      {aside ? <div className={styles.aside}>{aside}</div> : null}
    </div>
  )
}
