import type { ReactNode } from 'react'

import { Scene } from '#app/routes/layouts/scene/scene.tsx'
import scene from '#app/routes/layouts/scene/scene.module.css'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './form-page.module.css'

interface FormPageProps {
  title: string
  intro?: string
  /** Content beside the form, such as a link to another form. */
  aside?: ReactNode
  /** Which room is beside the form. */
  room?: number
  children: ReactNode
}

/** A page with one short form; the footer has none below it. */
export function FormPage({ title, intro, aside, room, children }: FormPageProps) {
  return (
    <div className={classNames(ui.stack8, ui.page, scene.besideScene, styles.page)} data-form-page>
      <div className={classNames(ui.stack5, ui.top, styles.card)}>
        <h1>{title}</h1>
        {intro ? <p className={ui.quiet}>{intro}</p> : null}
        {children}
      </div>
      <div className={aside ? classNames(ui.stack6, ui.top) : ui.onlyWide}>
        <Scene number={room} />
        {aside ? (
          <div className={classNames(ui.stack4, ui.start, ui.panel, styles.aside)}>{aside}</div>
        ) : null}
      </div>
    </div>
  )
}
