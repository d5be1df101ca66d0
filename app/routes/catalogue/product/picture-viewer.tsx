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
  /** Place of the picture to start with, from 0; null keeps the viewer closed. */
  startsAt: number | null
  onClose: () => void
}

/** The pictures as large as the window, one at a time; arrow keys turn the leaf. */
export function PictureViewer({ product, pictures, startsAt, onClose }: PictureViewerProps) {
  const { t } = useTranslation('catalogue')
  const total = pictures.length
  const [turned, setTurned] = useState({ from: startsAt, by: 0 })
  if (turned.from !== startsAt) setTurned({ from: startsAt, by: 0 })
  const index = ((((startsAt ?? 0) + turned.by) % total) + total) % total
  const file = pictures[index]
  const turn = (by: number) => setTurned({ from: startsAt, by: turned.by + by })
  useEffect(() => {
    if (startsAt === null) return
    const onKey = ({ key }: KeyboardEvent) => {
      const by = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
      if (by) setTurned((before) => ({ ...before, by: before.by + by }))
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [startsAt])
  return (
    <Dialog
      title={product.name}
      closeLabel={t('product.closePictures')}
      isOpen={startsAt !== null}
      onClose={onClose}
      shape="screen"
    >
      {startsAt !== null && file ? (
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
            <div className={styles.turn}>
              <button type="button" onClick={() => turn(-1)} aria-label={t('product.lastPicture')}>
                <Icon name="arrow-left" />
              </button>
              <span role="status">
                {index + 1} / {total}
              </span>
              <button type="button" onClick={() => turn(1)} aria-label={t('product.nextPicture')}>
                <Icon name="arrow-right" />
              </button>
            </div>
          ) : null}
        </div>
      ) : null}
    </Dialog>
  )
}
