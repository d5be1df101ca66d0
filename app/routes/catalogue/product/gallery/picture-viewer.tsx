import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Dialog } from '#app/ui/overlay/dialog.tsx'
import { Icon } from '#app/ui/display/icon.tsx'

import styles from './picture-viewer.module.css'
import { usePictureRow } from './use-picture-row.ts'
import { ZoomablePicture } from './zoomable-picture.tsx'

interface PictureViewerProps {
  name: string
  pictures: readonly string[]
  textOf: (index: number) => string
  /** Index of the first picture to show, from 0; null while the viewer is closed. */
  startIndex: number | null
  onClose: () => void
}

/** A dialog with one picture at a time, as large as the window, and larger when zoomed. */
export function PictureViewer({ startIndex, name, onClose, ...pictures }: PictureViewerProps) {
  const { t } = useTranslation('catalogue')
  return (
    <Dialog
      title={name}
      closeLabel={t('product.closePictures')}
      isOpen={startIndex !== null}
      onClose={onClose}
      shape="screen"
    >
      {startIndex !== null ? <OpenViewer {...pictures} startIndex={startIndex} /> : null}
    </Dialog>
  )
}

interface OpenViewerProps extends Pick<PictureViewerProps, 'pictures' | 'textOf'> {
  startIndex: number
}

/** Swipe, arrow keys and buttons change the picture; arrow keys move a zoomed one. */
function OpenViewer({ pictures, textOf, startIndex }: OpenViewerProps) {
  const { t } = useTranslation(['catalogue', 'product'])
  const total = pictures.length
  const { row, index, onScroll, showPicture } = usePictureRow(startIndex)
  const [zoomed, setZoomed] = useState<number | null>(null)
  const isZoomed = zoomed === index
  const move = (by: number) => {
    setZoomed(null)
    showPicture((index + by + total) % total, 'instant')
  }
  useEffect(() => {
    const element = row.current
    if (!element) return
    // The dialog opens after its content has been rendered: only then the row has a width to scroll.
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === 0) return
      showPicture(startIndex, 'instant')
      observer.disconnect()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [row, startIndex, showPicture])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
      if (event.key === '+') setZoomed(index)
      else if (event.key === '-') setZoomed(null)
      else if (by !== 0 && !isZoomed) {
        event.preventDefault()
        move(by)
      }
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
  return (
    <div className={styles.viewer}>
      {/* Keys scroll the row too, where nothing in it can have the focus. */}
      <ul
        className={styles.row}
        ref={row}
        onScroll={onScroll}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t('product.gallery')}
      >
        {pictures.map((file, nth) => (
          <li key={file} className={styles.slide} aria-hidden={nth === index ? undefined : true}>
            <ZoomablePicture
              file={file}
              alt={textOf(nth)}
              isNear={Math.abs(nth - index) < 2}
              isZoomed={isZoomed && nth === index}
              onZoom={(isLarge) => setZoomed(isLarge ? nth : null)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        {total > 1 ? (
          <>
            <button type="button" onClick={() => move(-1)} aria-label={t('product.lastPicture')}>
              <Icon name="arrow-left" />
            </button>
            <span role="status">
              {index + 1} / {total}
            </span>
            <button type="button" onClick={() => move(1)} aria-label={t('product.nextPicture')}>
              <Icon name="arrow-right" />
            </button>
          </>
        ) : null}
        <button
          type="button"
          onClick={() => setZoomed(isZoomed ? null : index)}
          aria-label={isZoomed ? t('product:zoom.out') : t('product:zoom.in')}
        >
          <Icon name={isZoomed ? 'zoom-out' : 'zoom-in'} />
        </button>
      </div>
    </div>
  )
}
