import type { ReactNode } from 'react'

import styles from './form-page.module.css'

interface FormPageProps {
  title: string
  intro?: string
  /** Content beside the form, such as a link to another form. */
  aside?: ReactNode
  children: ReactNode
}

/** A page with one short form. */
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
