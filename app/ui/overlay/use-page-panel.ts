import { useLocation } from '@remix-run/react'
import { useCallback, useMemo, useState } from 'react'

export interface PagePanel {
  isOpen: boolean
  /** A dialog stays in the page once it was opened, so that the browser can return the focus. */
  wasOpened: boolean
  open: () => void
  close: () => void
}

/** State of a panel on top of the page. It closes on navigation, and stays closed on back navigation. */
export function usePagePanel(): PagePanel {
  const { pathname } = useLocation()
  const [openOn, setOpenOn] = useState<string | null>(null)
  const [wasOpened, setOpened] = useState(false)
  if (openOn !== null && openOn !== pathname) setOpenOn(null)
  const open = useCallback(() => {
    setOpenOn(pathname)
    setOpened(true)
  }, [pathname])
  const close = useCallback(() => setOpenOn(null), [])
  const isOpen = openOn === pathname
  return useMemo(() => ({ isOpen, wasOpened, open, close }), [isOpen, wasOpened, open, close])
}
