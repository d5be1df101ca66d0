import { useLocation } from '@remix-run/react'
import { useCallback, useMemo, useState } from 'react'

export interface PagePanel {
  isOpen: boolean
  /** Once opened, a dialog stays in the page, so that the platform can hand the focus back. */
  wasOpened: boolean
  open: () => void
  close: () => void
}

/** Whether a panel lies on top of the page. It goes when another page comes, and stays gone on the way back. */
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
