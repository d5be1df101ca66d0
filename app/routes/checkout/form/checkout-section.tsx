import type { ReactNode } from 'react'

import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './checkout-section.module.css'

interface CheckoutSectionProps {
  id: string
  title: string
  children: ReactNode
}

/** One step of the checkout; redirects after its button use its id as fragment. */
export function CheckoutSection({ id, title, children }: CheckoutSectionProps) {
  return (
    <section
      id={id}
      className={classNames(ui.stack5, styles.section)}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}
