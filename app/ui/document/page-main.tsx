import { useLocation, useNavigation } from '@remix-run/react'
import { useEffect, useRef, type ReactNode } from 'react'

import styles from './page-main.module.css'

/** After a navigation it takes the focus, unless the focused element is still there. The old page fades (spec section 2). */
export function PageMain({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const arrivedAt = useRef(pathname)
  useEffect(() => {
    if (arrivedAt.current === pathname) return
    arrivedAt.current = pathname
    if (main.current?.contains(document.activeElement)) return
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  const isLeaving = next !== undefined && next.pathname !== pathname
  return (
    <main
      ref={main}
      id="main"
      tabIndex={-1}
      className={styles.main}
      data-leaving={isLeaving || undefined}
    >
      {children}
    </main>
  )
}
