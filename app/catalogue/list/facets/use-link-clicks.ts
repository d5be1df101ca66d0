import { useNavigate } from '@remix-run/react'
import { useEffect, type RefObject } from 'react'

import { isPlainClick } from '#app/ui/button/is-plain-click.ts'

/** Opens the links inside an element without loading a document, and without their fragments. */
export function useLinkClicks(container: RefObject<HTMLElement>): void {
  const navigate = useNavigate()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a')
      if (!link || !isPlainClick(event)) return
      event.preventDefault()
      navigate(link.pathname + link.search, { preventScrollReset: true })
    }
    const element = container.current
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [container, navigate])
}
