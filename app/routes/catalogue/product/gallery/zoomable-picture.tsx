import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'

import { Picture } from '#app/images/picture.tsx'
import { classNames } from '#app/ui/class-names.ts'

import styles from './zoomable-picture.module.css'

interface ZoomablePictureProps {
  file: string
  alt: string
  /** Shown or beside what is shown, so that it loads at once. */
  isNear: boolean
  isZoomed: boolean
  onZoom: (isZoomed: boolean) => void
}

const middle = { x: 0.5, y: 0.5 }
/** How far an arrow key moves a zoomed picture, in pixels. */
const step = 80
const moves: Readonly<Record<string, ScrollToOptions>> = {
  ArrowLeft: { left: -step },
  ArrowRight: { left: step },
  ArrowUp: { top: -step },
  ArrowDown: { top: step },
}

/** Fills its frame; zoomed it is larger, and the frame scrolls, also by dragging. Two fingers zoom the page, as everywhere. */
export function ZoomablePicture({ file, alt, isNear, isZoomed, onZoom }: ZoomablePictureProps) {
  const frame = useRef<HTMLDivElement>(null)
  /** What was clicked, in shares of the picture's size. */
  const clicked = useRef(middle)
  const drag = useRef({ x: 0, y: 0, length: 0 })
  useEffect(() => {
    const box = frame.current
    if (!isZoomed || !box) return
    const { x, y } = clicked.current
    const left = x * (box.scrollWidth - box.clientWidth)
    box.scrollTo({ left, top: y * (box.scrollHeight - box.clientHeight), behavior: 'instant' })
    clicked.current = middle
    const onKey = (event: KeyboardEvent) => {
      const move = moves[event.key]
      if (!move) return
      event.preventDefault()
      box.scrollBy(move)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isZoomed])
  const onClick = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    if (drag.current.length > 4) return
    clicked.current = shareAt(currentTarget.getBoundingClientRect(), clientX, clientY)
    onZoom(!isZoomed)
  }
  const isDragging = ({ pointerType, buttons }: PointerEvent) =>
    isZoomed && pointerType === 'mouse' && buttons > 0
  const onPointerDown = (event: PointerEvent) => {
    drag.current = { x: event.clientX, y: event.clientY, length: 0 }
    if (isDragging(event)) event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!isDragging(event)) return
    const { x, y, length } = drag.current
    const [left, top] = [x - event.clientX, y - event.clientY]
    event.currentTarget.scrollBy({ left, top, behavior: 'instant' })
    drag.current = { x: event.clientX, y: event.clientY, length: length + Math.hypot(left, top) }
  }
  return (
    <div
      ref={frame}
      className={classNames(styles.frame, isZoomed && styles.zoomed)}
      data-zoomed={isZoomed || undefined}
      {...{ onClick, onPointerDown, onPointerMove }}
    >
      <Picture
        type="product"
        file={file}
        alt={alt}
        sizes={isZoomed ? '2000px' : '(min-aspect-ratio: 4/5) 70vh, 100vw'}
        widest={2000}
        narrowest={600}
        priority={isNear ? 'early' : 'late'}
        className={styles.picture}
      />
    </div>
  )
}

/** A point in a frame as shares of the picture (4:5) that fills it. */
function shareAt({ left, top, width, height }: DOMRect, clientX: number, clientY: number) {
  const fitting = Math.min(width, height * 0.8)
  const share = (fromMiddle: number, size: number) =>
    Math.min(1, Math.max(0, 0.5 + fromMiddle / size))
  return {
    x: share(clientX - left - width / 2, fitting),
    y: share(clientY - top - height / 2, fitting * 1.25),
  }
}
