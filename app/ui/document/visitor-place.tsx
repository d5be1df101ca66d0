import type { ReactNode } from 'react'

import styles from './visitor-place.module.css'

interface VisitorPlaceProps {
  /** Unique in the document. */
  name: string
  children: ReactNode
}

/** The host keeps pages without it and writes it in (`fill-document.server.tsx`), so its content depends on the visitor alone. */
export function VisitorPlace({ name, children }: VisitorPlaceProps) {
  return (
    <div data-visitor={name} className={styles.place}>
      {children}
    </div>
  )
}
