import { useTranslation } from 'react-i18next'

import { FieldError } from '#app/ui/form/field.tsx'
import { VisuallyHidden } from '#app/ui/display/visually-hidden.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './star-rating-input.module.css'

interface StarRatingInputProps {
  id: string
  legend: string
  defaultValue: string
  error?: string
}

export function StarRatingInput({ id, legend, defaultValue, error }: StarRatingInputProps) {
  const { t } = useTranslation('catalogue')
  return (
    <fieldset
      id={id}
      className={classNames(ui.stack1, ui.start)}
      role="radiogroup"
      tabIndex={error ? -1 : undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <div className={styles.stars}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={styles.star}>
            <input
              type="radio"
              name="rating"
              value={stars}
              defaultChecked={String(stars) === defaultValue}
              className={styles.radio}
            />
            <svg className={styles.symbol} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
              <path d="M10 2l2.45 5.1 5.6.74-4.12 3.86 1.04 5.55L10 14.54l-4.97 2.71 1.04-5.55L1.95 7.84l5.6-.74z" />
            </svg>
            <VisuallyHidden>{t('product.stars', { count: stars })}</VisuallyHidden>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
