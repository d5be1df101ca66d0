import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { Product } from '#app/catalogue/product/product.ts'
import { Dialog } from '#app/ui/overlay/dialog.tsx'
import { Icon } from '#app/ui/display/icon.tsx'
import { Picture } from '#app/images/picture.tsx'

import styles from './picture-viewer.module.css'

interface PictureViewerProps {
  product: Product
  pictures: readonly string[]
  /** Index of the first picture to show, from 0; null while the viewer is closed. */
  startIndex: number | null
  onClose: () => void
}

/** A dialog with one picture at a time, as large as the window; arrow keys change the picture. */
export function PictureViewer({ product, pictures, startIndex, onClose }: PictureViewerProps) {
  const { t } = useTranslation('catalogue')
  const total = pictures.length
  const [moved, setMoved] = useState({ from: startIndex, by: 0 })
  if (moved.from !== startIndex) setMoved({ from: startIndex, by: 0 })
  const index = ((((startIndex ?? 0) + moved.by) % total) + total) % total
  const file = pictures[index]
  const move = (by: number) => setMoved({ from: startIndex, by: moved.by + by })
  useEffect(() => {
    if (startIndex === null) return
    const onKey = ({ key }: KeyboardEvent) => {
      const by = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
      if (by) setMoved((before) => ({ ...before, by: before.by + by }))
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [startIndex])
  return (
    <Dialog
      title={product.name}
      closeLabel={t('product.closePictures')}
      isOpen={startIndex !== null}
      onClose={onClose}
      shape="screen"
    >
      {startIndex !== null && file ? (
        <div className={styles.viewer}>
          <div className={styles.stage}>
            <Picture
              key={file}
              type="product"
              file={file}
              alt={t('product.picture', { number: index + 1, total, name: product.name })}
              sizes="(min-aspect-ratio: 4/5) 70vh, 100vw"
              widest={2000}
              narrowest={600}
              priority="early"
              className={styles.picture}
            />
          </div>
          {total > 1 ? (
            <div className={styles.buttons}>
              <button type="button" onClick={() => move(-1)} aria-label={t('product.lastPicture')}>
                <Icon name="arrow-left" />
              </button>
              <span role="status">
                {index + 1} / {total}
              </span>
              <button type="button" onClick={() => move(1)} aria-label={t('product.nextPicture')}>
                <Icon name="arrow-right" />
              </button>
            </div>
          ) : null}
        </div>
      ) : null}
    </Dialog>
  )
}
