import { useCallback, useRef, useState } from 'react'

/** A row that is scrolled sideways: which of its children is in front, and how to move to another. */
export function usePictureRow(startIndex = 0) {
  const row = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(startIndex)
  const onScroll = useCallback(() => {
    if (row.current) setIndex(frontIndex(row.current))
  }, [])
  const showPicture = useCallback((next: number, behavior: ScrollBehavior = 'auto') => {
    const element = row.current
    const child = element?.children[next]
    if (!element || !(child instanceof HTMLElement)) return
    const first = element.children[0] as HTMLElement
    element.scrollTo({ left: child.offsetLeft - first.offsetLeft, behavior })
    setIndex(next)
  }, [])
  return { row, index, onScroll, showPicture }
}

/** Where the row ends, its last picture may not reach the front. */
function frontIndex(row: HTMLElement): number {
  const [first, second] = row.children
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 0
  if (row.scrollLeft + row.clientWidth >= row.scrollWidth - 2) return row.children.length - 1
  return Math.round(row.scrollLeft / (second.offsetLeft - first.offsetLeft))
}
