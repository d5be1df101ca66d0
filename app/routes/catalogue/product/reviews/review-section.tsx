import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { RatingStars } from '#app/catalogue/review/rating-stars.tsx'
import type { ProductReviews, ReviewLanguage } from '#app/catalogue/review/review.ts'
import { formatNumber } from '#app/i18n/format-number.ts'
import { languageOf } from '#app/i18n/languages.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { ButtonLink } from '#app/ui/button/button-link.tsx'
import { ProgressLine } from '#app/ui/feedback/progress-line.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import type { FormResult } from '#app/routes/catalogue/product/small-form/small-form.ts'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'
import { ReviewForm, ReviewLogin } from './review-form.tsx'
import { ReviewPictures } from './review-pictures.tsx'
import styles from './review-section.module.css'

export interface ReviewSectionProps {
  reviews: ProductReviews
  /** Staff who are logged in as a customer do not write reviews in the customer's name. */
  reviewer: 'guest' | 'customer' | 'staff'
  hasColors: boolean
  /** Result of a review that was sent without scripts, when it was refused. */
  posted: FormResult | null
  wasPosted: boolean
}

/** Reviews with the note on verification that the law requires, and the form to add one. */
export function ReviewSection({ reviews, reviewer, hasColors, ...form }: ReviewSectionProps) {
  const { t } = useTranslation(['catalogue', 'product'])
  const { language } = useUrlScope()
  const [wasCustomer] = useState(reviewer === 'customer')
  const write = (
    <>
      {/* A customer whose session ended in between, perhaps in another tab, keeps the typed review. */}
      {reviewer === 'customer' || (reviewer === 'guest' && (form.posted || wasCustomer)) ? (
        <ReviewForm {...form} pictureTypes={reviews.pictureTypes} />
      ) : null}
      {/* Below the form, which must not move while somebody writes. */}
      {reviewer === 'guest' ? <ReviewLogin /> : null}
    </>
  )
  if (reviews.count === 0) {
    return (
      <section id="reviews" className={classNames(ui.stack6, styles.section)}>
        <h2>{t('product.reviews')}</h2>
        <p>{t('product.reviewsNone')}</p>
        {write}
      </section>
    )
  }
  return (
    <section id="reviews" className={classNames(ui.stack6, styles.section)}>
      <h2>{t('product.reviews')}</h2>
      <div className={styles.columns}>
        <div className={classNames(ui.stack4, ui.top)}>
          <div className={classNames(ui.row4, styles.average)}>
            <strong aria-hidden="true">{formatNumber(reviews.average, language, 1)}</strong>
            <RatingStars score={reviews.average} votes={reviews.count} size={18} />
          </div>
          <Distribution reviews={reviews} />
          <p className={ui.note}>
            {hasColors ? `${t('product:review.oneScore')} ` : null}
            {t('product.reviewsVerified')}
          </p>
        </div>
        <div>
          {write}
          <LanguageFilter languages={reviews.languages} />
          <ul className={styles.list}>
            {reviews.reviews.map((review) => (
              <li key={review.author + review.date + review.comment} className={ui.stack2}>
                <div className={styles.by}>
                  <strong>{review.author}</strong>
                  <RatingStars score={review.rating} />
                  <span className={ui.note}>{review.date}</span>
                  {review.language && review.language !== language ? (
                    <span className={styles.language} lang={review.language}>
                      {languageOf(review.language).name}
                    </span>
                  ) : null}
                </div>
                <p lang={review.language ?? undefined}>{review.comment}</p>
                <ReviewPictures pictures={review.pictures} />
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

function LanguageFilter({ languages }: { languages: readonly ReviewLanguage[] }) {
  const { t } = useTranslation('product')
  if (languages.length === 0) return null
  return (
    <nav className={styles.languages} aria-label={t('review.languages')}>
      {languages.map(({ code, count, path, isChosen }) => (
        <Link
          key={code}
          to={path}
          preventScrollReset
          replace
          rel="nofollow"
          aria-current={isChosen ? 'true' : undefined}
        >
          <span lang={code ?? undefined}>
            {code ? languageOf(code).name : t('review.allLanguages')}
          </span>{' '}
          ({count})
        </Link>
      ))}
    </nav>
  )
}

function Distribution({ reviews }: { reviews: ProductReviews }) {
  const { t } = useTranslation('catalogue')
  const rated = reviews.distribution.reduce((sum, share) => sum + share.count, 0)
  return (
    <ul className={classNames(ui.stack2, styles.bars)} aria-label={t('product.distribution')}>
      {reviews.distribution.map((share) => (
        <li key={share.stars} className={styles.bar}>
          <span>{t('product.stars', { count: share.stars })}</span>
          <ProgressLine value={share.count} max={rated} />
          <span>{share.count}</span>
        </li>
      ))}
    </ul>
  )
}
