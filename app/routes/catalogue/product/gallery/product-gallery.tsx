import { useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import type { Product } from '#app/catalogue/product/product.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { imageAddress } from '#app/images/image-address.ts'
import { useImageServer } from '#app/images/image-host.tsx'
import { PicturePlaceholder } from '#app/images/picture-placeholder.tsx'
import { Picture } from '#app/images/picture.tsx'
import { SkipLink } from '#app/ui/navigation/skip-link.tsx'
import { useComponentOnDemand } from '#app/ui/overlay/use-component-on-demand.ts'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import { galleryPictureSizes } from './gallery-picture-sizes.ts'
import styles from './product-gallery.module.css'
import { Thumbnails } from './thumbnails.tsx'
import { usePictureRow } from './use-picture-row.ts'

interface ProductGalleryProps {
  product: Product
  pictures: readonly string[]
  children?: ReactNode
}

const importViewer = () => import('./picture-viewer.tsx').then(({ PictureViewer }) => PictureViewer)

/** A row of pictures to swipe, each a link to its full size, a dialog with scripts; thumbnails link into the row. */
export function ProductGallery({ product, pictures, children }: ProductGalleryProps) {
  const { t } = useTranslation('catalogue')
  const imageServer = useImageServer()
  const textOf = usePictureText(product, pictures, 'product.picture')
  const thumbnailTextOf = usePictureText(product, pictures, 'product.showPicture')
  const color = product.colors.find(({ isCurrent }) => isCurrent)?.hex ?? undefined
  const { row, index, onScroll, showPicture } = usePictureRow()
  const [viewed, setViewed] = useState<number | null>(null)
  const { Component: PictureViewer, load: loadViewer } = useComponentOnDemand(importViewer)
  const prepare = () => void loadViewer().catch(() => undefined)
  const view = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    setViewed(index)
    loadViewer().catch(() => location.assign(href))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    const next = index + by
    if (by === 0 || next < 0 || next >= pictures.length) return
    event.preventDefault()
    showPicture(next)
    row.current?.children[next]?.querySelector('a')?.focus({ preventScroll: true })
  }
  const hasThumbnails = pictures.length > 1
  return (
    <section
      className={classNames(ui.stack3, styles.gallery, hasThumbnails && styles.withThumbnails)}
      aria-label={t('product.gallery')}
    >
      {hasThumbnails ? <SkipLink to="buying-box">{t('product.skipGallery')}</SkipLink> : null}
      <ul
        className={styles.pictures}
        ref={row}
        onScroll={onScroll}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {pictures.map((file, nth) => (
          <li key={file} id={pictureId(nth)}>
            <a
              className={styles.link}
              href={imageAddress(imageServer, { type: 'product', file }, 2000)}
              onClick={(event) => view(event, nth)}
              onKeyDown={onKeyDown}
            >
              <PicturePlaceholder color={color} />
              <Picture
                type="product"
                file={file}
                alt={textOf(nth)}
                sizes={galleryPictureSizes}
                priority={nth === 0 ? 'first' : 'late'}
                className={styles.picture}
              />
            </a>
          </li>
        ))}
        {pictures.length === 0 ? (
          <li className={classNames(ui.cover, styles.noPicture)}>
            <Icon name="sofa" size={32} />
          </li>
        ) : null}
      </ul>
      {hasThumbnails ? (
        <Thumbnails
          files={pictures}
          color={color}
          current={index}
          textOf={thumbnailTextOf}
          addressOf={(nth) => `#${pictureId(nth)}`}
          onChoose={showPicture}
        />
      ) : null}
      {children}
      {PictureViewer ? (
        <PictureViewer
          name={product.name}
          pictures={pictures}
          textOf={textOf}
          startIndex={viewed}
          onClose={() => setViewed(null)}
        />
      ) : null}
    </section>
  )
}

const pictureId = (nth: number) => `picture-${nth + 1}`

/** Alternative texts of a product's pictures: position, name, chosen version, and what they show of it. */
function usePictureText(
  product: Product,
  pictures: readonly string[],
  message: 'product.picture' | 'product.showPicture',
) {
  const { t } = useTranslation(['catalogue', 'product'])
  return (index: number): string => {
    const file = pictures[index] ?? ''
    const owner = product.skus.find((sku) => sku.pictures?.includes(file))
    const view = product.views?.[file]
    const parts = [product.name, owner?.name, view ? t(`product:views.${view}`) : '']
    return t(message, {
      number: index + 1,
      total: pictures.length,
      name: parts.filter(Boolean).join(', '),
    })
  }
}
