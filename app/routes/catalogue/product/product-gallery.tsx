import { useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'

import type { Product } from '#app/catalogue/product/product.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { imageAddress } from '#app/images/image-address.ts'
import { useImageServer } from '#app/images/image-host.tsx'
import { PictureStandIn } from '#app/images/picture-stand-in.tsx'
import { Picture } from '#app/images/picture.tsx'

import { PictureViewer } from './picture-viewer.tsx'
import styles from './product-gallery.module.css'

interface ProductGalleryProps {
  product: Product
  /** File names of the pictures to show. */
  pictures: readonly string[]
}

/** Pictures of a product; each is a link to its full size, which scripts open in a dialog. */
export function ProductGallery({ product, pictures }: ProductGalleryProps) {
  const { t } = useTranslation('catalogue')
  const imageServer = useImageServer()
  const total = pictures.length
  const color = product.colors.find(({ isCurrent }) => isCurrent)?.hex ?? undefined
  const [viewed, setViewed] = useState<number | null>(null)
  const view = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setViewed(index)
  }
  return (
    <section className={styles.gallery} aria-label={t('product.gallery')}>
      <ul className={styles.pictures}>
        {pictures.map((file, index) => (
          <li key={file}>
            <a
              className={styles.link}
              href={imageAddress(imageServer, { type: 'product', file }, 2000)}
              onClick={(event) => view(event, index)}
            >
              <PictureStandIn color={color} />
              <Picture
                type="product"
                file={file}
                alt={t('product.picture', {
                  number: index + 1,
                  total,
                  name: nameOf(product, file),
                })}
                sizes={
                  index === 0
                    ? '(min-width: 1920px) 815px, (min-width: 1024px) 54vw, (min-width: 768px) 52vw, 88vw'
                    : '(min-width: 1920px) 400px, (min-width: 1024px) 27vw, (min-width: 768px) 52vw, 88vw'
                }
                priority={index === 0 ? 'first' : 'late'}
                className={styles.picture}
              />
            </a>
          </li>
        ))}
        {total === 0 ? (
          <li className={styles.noPicture}>
            <Icon name="sofa" size={32} />
          </li>
        ) : null}
      </ul>
      <PictureViewer
        product={product}
        pictures={pictures}
        startIndex={viewed}
        onClose={() => setViewed(null)}
      />
    </section>
  )
}

/** The name of the subject of a picture: the product, or one of its skus. */
function nameOf(product: Product, file: string): string {
  const owner = product.skus.find((sku) => sku.pictures?.includes(file))
  return owner ? `${product.name}, ${owner.name}` : product.name
}
