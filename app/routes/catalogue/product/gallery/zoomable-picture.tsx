import { useRef } from 'react'

import { Picture } from '#app/images/picture.tsx'
import { classNames } from '#app/ui/class-names.ts'

import { useZoom } from './use-zoom.ts'
import styles from './zoomable-picture.module.css'

interface ZoomablePictureProps {
  file: string
  alt: string
  /** Shown or beside what is shown, so that it loads at once. */
  isNear: boolean
  isZoomed: boolean
  onZoom: (isZoomed: boolean) => void
}

/**
 * A picture that fills its frame, and when zoomed is larger than it: then the frame scrolls by touch, wheel,
 * arrow keys and dragging.
 */
export function ZoomablePicture({ file, alt, isNear, isZoomed, onZoom }: ZoomablePictureProps) {
  const frame = useRef<HTMLDivElement>(null)
  const handlers = useZoom(frame, { isZoomed, onZoom })
  return (
    <div
      ref={frame}
      className={classNames(styles.frame, isZoomed && styles.zoomed)}
      data-zoomed={isZoomed || undefined}
      {...handlers}
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
