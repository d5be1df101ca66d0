/** How much larger than the window a picture becomes by one click, and by two fingers at most. */
export const zoomOfClick = 2.5
export const maxZoom = 4

interface Size {
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

export interface Zoomed extends Size {
  left: number
  top: number
}

/** The largest size of a product picture (4:5) in a frame, in pixels. */
export function fittingSize(frame: Size): Size {
  const width = Math.min(frame.width, frame.height * 0.8)
  return { width, height: width * 1.25 }
}

/**
 * The size of a picture at another zoom, and how far its frame must be scrolled so that the point of the
 * picture below the pointer or fingers stays there.
 *
 * @param now size of the picture and scroll position of its frame
 * @param point in pixels from the upper left corner of the frame
 */
export function zoomAt(frame: Size, now: Zoomed, point: Point, zoom: number): Zoomed {
  const fit = fittingSize(frame)
  const [width, height] = [fit.width * zoom, fit.height * zoom]
  const share = (at: number, scrolled: number, shown: number, size: number) =>
    (at + scrolled - Math.max(0, (shown - size) / 2)) / size
  const across = share(point.x, now.left, frame.width, now.width)
  const down = share(point.y, now.top, frame.height, now.height)
  return {
    width,
    height,
    left: across * width + Math.max(0, (frame.width - width) / 2) - point.x,
    top: down * height + Math.max(0, (frame.height - height) / 2) - point.y,
  }
}

export const limitedZoom = (zoom: number): number => Math.max(1, Math.min(maxZoom, zoom))
