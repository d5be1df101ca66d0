import type { ReactNode } from 'react'

import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

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
    <div className={classNames(ui.stack8, ui.page, styles.page)}>
      <div className={classNames(ui.stack5, ui.top, styles.card)}>
        <h1>{title}</h1>
        {intro ? <p className={ui.quiet}>{intro}</p> : null}
        {children}
      </div>
      {aside ? <div className={classNames(ui.stack4, ui.panel, styles.aside)}>{aside}</div> : null}
    </div>
  )
}
