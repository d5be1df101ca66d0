import { useTranslation } from 'react-i18next'

import { formatNumber } from '#app/i18n/format-number.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'

import styles from './rating-stars.module.css'

interface RatingStarsProps {
  /** 0 to 5; fractions are drawn as partial stars. */
  score: number
  votes?: number
  /** Width of one star in pixels. */
  size?: 14 | 18
}

export function RatingStars({ score, votes, size = 14 }: RatingStarsProps) {
  const { t } = useTranslation('catalogue')
  const { language } = useUrlScope()
  const rounded = Math.round(score * 10) / 10
  return (
    <span className={styles.rating}>
      <svg
        className={styles.stars}
        width={size * 5}
        height={size}
        viewBox="0 0 5 1"
        fill="currentColor"
        role="img"
        aria-label={t('rating.score', { score: formatNumber(rounded, language) })}
      >
        {/* The style sheet masks this bar and its background with five stars. */}
        <rect width={rounded} height="1" />
      </svg>
      {votes === undefined ? null : t('rating.count', { count: votes })}
    </span>
  )
}
