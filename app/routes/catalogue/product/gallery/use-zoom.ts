import {
  useCallback,
  useEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react'

import { fittingSize, limitedZoom, zoomAt, zoomOfClick, type Point } from './zoom.ts'

interface ZoomState {
  isZoomed: boolean
  onZoom: (isZoomed: boolean) => void
}

/** How far an arrow key moves a zoomed picture, in pixels. */
const step = 80
const moves: Record<string, readonly [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

/**
 * Zoom of the picture in a frame by click, two fingers, or the state of its parent, and handlers that drag the
 * zoomed picture with a mouse. Sizes are set on the element, since they change with each move of a finger.
 */
export function useZoom(frame: RefObject<HTMLElement>, { isZoomed, onZoom }: ZoomState) {
  const zoom = useRef(1)
  const drag = useRef<{ from: Point; hasMoved: boolean } | null>(null)
  const zoomTo = useCallback(
    (next: number, at?: Point) => {
      const box = frame.current
      const picture = box?.querySelector('img')
      if (!box || !picture) return
      const size = { width: box.clientWidth, height: box.clientHeight }
      const fit = fittingSize(size)
      const now = {
        width: fit.width * zoom.current,
        height: fit.height * zoom.current,
        left: box.scrollLeft,
        top: box.scrollTop,
      }
      const point = at ?? { x: size.width / 2, y: size.height / 2 }
      const { width, height, left, top } = zoomAt(size, now, point, next)
      zoom.current = next
      picture.style.width = next === 1 ? '' : `${width}px`
      picture.style.height = next === 1 ? '' : `${height}px`
      box.style.overflow = next === 1 ? '' : 'auto'
      box.scrollTo({ left, top, behavior: 'instant' })
    },
    [frame],
  )
  useEffect(() => {
    if (isZoomed && zoom.current === 1) zoomTo(zoomOfClick)
    if (!isZoomed && zoom.current !== 1) zoomTo(1)
  }, [isZoomed, zoomTo])
  useEffect(() => {
    if (!isZoomed) return
    const onKey = (event: KeyboardEvent) => {
      const move = moves[event.key]
      if (!move) return
      event.preventDefault()
      frame.current?.scrollBy({ left: move[0], top: move[1] })
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isZoomed, frame])
  usePinch(frame, zoom, zoomTo, onZoom)
  return {
    onClick(event: MouseEvent) {
      const hasDragged = drag.current?.hasMoved
      drag.current = null
      if (hasDragged) return
      if (zoom.current === 1) zoomTo(zoomOfClick, pointIn(event.currentTarget, event))
      else zoomTo(1)
      onZoom(zoom.current > 1)
    },
    onPointerDown(event: PointerEvent) {
      if (event.pointerType !== 'mouse' || zoom.current === 1) return
      drag.current = { from: { x: event.clientX, y: event.clientY }, hasMoved: false }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      const { current } = drag
      if (!current || event.buttons === 0) return
      const { from } = current
      const by = { left: from.x - event.clientX, top: from.y - event.clientY }
      const hasMoved = current.hasMoved || Math.hypot(by.left, by.top) > 4
      event.currentTarget.scrollBy({ ...by, behavior: 'instant' })
      drag.current = { from: { x: event.clientX, y: event.clientY }, hasMoved }
    },
  }
}

/** Zoom by two fingers. The listeners are not React's, which cannot prevent the browser's own gesture. */
function usePinch(
  frame: RefObject<HTMLElement>,
  zoom: RefObject<number>,
  zoomTo: (zoom: number, at: Point) => void,
  onZoom: (isZoomed: boolean) => void,
): void {
  const report = useRef(onZoom)
  useEffect(() => void (report.current = onZoom))
  useEffect(() => {
    const box = frame.current
    if (!box) return
    let start: { distance: number; zoom: number } | null = null
    const onStart = ({ touches }: TouchEvent) => {
      const [one, other] = touches
      if (one && other) start = { distance: distanceOf(one, other), zoom: zoom.current ?? 1 }
    }
    const onMove = (event: TouchEvent) => {
      const [one, other] = event.touches
      if (!start || !one || !other) return
      event.preventDefault()
      const middle = {
        clientX: (one.clientX + other.clientX) / 2,
        clientY: (one.clientY + other.clientY) / 2,
      }
      const next = limitedZoom((start.zoom * distanceOf(one, other)) / start.distance)
      zoomTo(next, pointIn(box, middle))
    }
    const onEnd = () => {
      if (!start) return
      start = null
      report.current((zoom.current ?? 1) > 1)
    }
    const ending = new AbortController()
    const { signal } = ending
    box.addEventListener('touchstart', onStart, { passive: true, signal })
    box.addEventListener('touchmove', onMove, { passive: false, signal })
    box.addEventListener('touchend', onEnd, { signal })
    box.addEventListener('touchcancel', onEnd, { signal })
    return () => ending.abort()
  }, [frame, zoom, zoomTo])
}

type ClientPoint = Pick<Touch, 'clientX' | 'clientY'>

const distanceOf = (one: ClientPoint, other: ClientPoint) =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1

function pointIn(box: Element, { clientX, clientY }: ClientPoint): Point {
  const { left, top } = box.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}
