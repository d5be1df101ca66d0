import { useTranslation } from 'react-i18next'

import { RatingStars } from '#app/catalogue/review/rating-stars.tsx'
import type { ProductReviews } from '#app/catalogue/review/review.ts'
import { formatNumber } from '#app/i18n/format-number.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { ButtonLink } from '#app/ui/button/button-link.tsx'
import { ProgressLine } from '#app/ui/feedback/progress-line.tsx'

import styles from './review-section.module.css'

/** Average rating, rating distribution, note on verification (law requires it), and the reviews. */
export function ReviewSection({ reviews }: { reviews: ProductReviews }) {
  const { t } = useTranslation('catalogue')
  const { language } = useUrlScope()
  if (reviews.count === 0) {
    return (
      <section id="reviews" className={styles.section}>
        <h2>{t('product.reviews')}</h2>
        <p>{t('product.reviewsNone')}</p>
      </section>
    )
  }
  return (
    <section id="reviews" className={styles.section}>
      <h2>{t('product.reviews')}</h2>
      <div className={styles.columns}>
        <div className={styles.summary}>
          <div className={styles.average}>
            <strong aria-hidden="true">
              {formatNumber(Math.round(reviews.average * 10) / 10, language)}
            </strong>
            <RatingStars score={reviews.average} votes={reviews.count} size={18} />
          </div>
          <Distribution reviews={reviews} />
          <p className={styles.small}>{t('product.reviewsVerified')}</p>
        </div>
        <div>
          <ul className={styles.list}>
            {reviews.reviews.map((review) => (
              <li key={review.author + review.date + review.comment}>
                <div className={styles.by}>
                  <strong>{review.author}</strong>
                  <RatingStars score={review.rating} />
                  <span className={styles.small}>{review.date}</span>
                </div>
                <p>{review.comment}</p>
              </li>
            ))}
          </ul>
          {reviews.morePath ? (
            <p className={styles.more}>
              <ButtonLink kind="secondary" to={reviews.morePath} preventScrollReset replace>
                {t('product.moreReviews')}
              </ButtonLink>
            </p>
          ) : null}
        </div>
      </div>
    </section>
  )
}

function Distribution({ reviews }: { reviews: ProductReviews }) {
  const { t } = useTranslation('catalogue')
  const rated = reviews.distribution.reduce((sum, share) => sum + share.count, 0)
  return (
    <ul className={styles.bars} aria-label={t('product.distribution')}>
      {reviews.distribution.map((share) => {
        const label = t('product.stars', { count: share.stars })
        return (
          <li key={share.stars} className={styles.bar}>
            <span>{label}</span>
            <ProgressLine value={share.count} max={rated} label={label} />
            <span>{share.count}</span>
          </li>
        )
      })}
    </ul>
  )
}
