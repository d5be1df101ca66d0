import { useLocation } from '@remix-run/react'
import { useCallback, useMemo, useState } from 'react'

/** State of a panel on top of the page. It closes on navigation, and stays closed on back navigation. */
export function usePagePanel() {
  const { pathname } = useLocation()
  const [openOn, setOpenOn] = useState<string | null>(null)
  // A dialog stays in the page once it was opened, so that the browser can return the focus.
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
