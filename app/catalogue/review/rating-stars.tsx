import { useTranslation } from 'react-i18next'

import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'

import styles from './rating-stars.module.css'

const star =
  'M10 2.6l2.27 4.74 5.2.67-3.83 3.58.97 5.16L10 14.24l-4.61 2.51.97-5.16L2.53 8.01l5.2-.67z'
const fiveStars = [0, 1, 2, 3, 4]

interface RatingStarsProps {
  /** 0 to 5; parts of a star are drawn as parts. */
  score: number
  /** Said after the stars. */
  votes?: number
  /** Pixels of one star. */
  size?: 14 | 18
}

/** A score as five stars, and as words for those who do not see them. */
export function RatingStars({ score, votes, size = 14 }: RatingStarsProps) {
  const { t, i18n } = useTranslation('catalogue')
  const rounded = Math.round(score * 10) / 10
  const filled = rounded * 20
  return (
    <span className={styles.rating}>
      <svg
        className={styles.stars}
        width={size * 5}
        height={size}
        viewBox="0 0 100 20"
        aria-hidden="true"
        focusable="false"
      >
        {fiveStars.map((place) => (
          <path
            key={place}
            className={styles.empty}
            d={star}
            transform={`translate(${place * 20} 0)`}
          />
        ))}
        {/* A nested viewport cuts the filled stars at the score. */}
        <svg width={filled} height="20" viewBox={`0 0 ${filled || 1} 20`} overflow="hidden">
          {fiveStars.map((place) => (
            <path
              key={place}
              className={styles.full}
              d={star}
              transform={`translate(${place * 20} 0)`}
            />
          ))}
        </svg>
      </svg>
      <VisuallyHidden>
        {t('rating.score', { score: rounded.toLocaleString(i18n.language) })}
      </VisuallyHidden>
      {votes === undefined ? null : <span>{t('rating.count', { count: votes })}</span>}
    </span>
  )
}
