import type { ReactNode } from 'react'

import styles from './visitor-place.module.css'

interface VisitorPlaceProps {
  /** Unique in the document. */
  name: string
  children: ReactNode
}

/**
 * A part of a public page that shows something of its visitor. The host keeps finished pages without it and writes
 * the visitor's own into them (`routes/layouts/fill-document.server.tsx`), so its content depends on that alone.
 */
export function VisitorPlace({ name, children }: VisitorPlaceProps) {
  return (
    <div data-visitor={name} className={styles.place}>
      {children}
    </div>
  )
}
