import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'

import { VisuallyHidden } from '../display/visually-hidden.tsx'

/** Announces the title of a new page to screen readers; the browser does so for new documents only. */
export function PageTitleAnnouncer() {
  const { pathname } = useLocation()
  const [page, setPage] = useState({ pathname, title: '' })
  useEffect(() => {
    setPage((before) =>
      before.pathname === pathname ? before : { pathname, title: document.title },
    )
  }, [pathname])
  return (
    <VisuallyHidden>
      <span aria-live="polite">{page.title}</span>
    </VisuallyHidden>
  )
}
