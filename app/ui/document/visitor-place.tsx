import type { ReactNode } from 'react'

import styles from './visitor-place.module.css'

interface VisitorPlaceProps {
  /** Unique in the document. */
  name: string
  children: ReactNode
}

/**
 * Shows something of the visitor. The host keeps pages without it and writes it into them
 * (`routes/layouts/fill-document.server.tsx`), so its content depends on that alone.
 */
export function VisitorPlace({ name, children }: VisitorPlaceProps) {
  return (
    <div data-visitor={name} className={styles.place}>
      {children}
    </div>
  )
}
