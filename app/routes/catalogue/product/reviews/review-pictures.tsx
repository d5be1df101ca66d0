import { useTranslation } from 'react-i18next'

import type { ReviewPicture } from '#app/catalogue/review/review.ts'
import { Picture } from '#app/images/picture.tsx'
import ui from '#app/ui/theme/primitives.module.css'
import styles from '#app/routes/catalogue/product/gallery/thumbnails.module.css'

interface ReviewPicturesProps {
  pictures: readonly ReviewPicture[]
  /** Below the pictures of the product. */
  isGallery?: boolean
}

/** Pictures that customers sent with their reviews; each is a link to the whole one. */
export function ReviewPictures({ pictures, isGallery }: ReviewPicturesProps) {
  const { t } = useTranslation('product')
  if (pictures.length === 0) return null
  return (
    <section>
      {isGallery ? <a href="#reviews">{t('review.customerPictures')}</a> : null}
      <ul className={ui.row2}>
        {pictures.map(({ file, address, author }) => (
          <li key={file}>
            <a className={styles.link} href={address}>
              <Picture
                type="review"
                file={file}
                alt={t('review.picture', { author })}
                sizes="64px"
                widest={400}
                className={styles.picture}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
