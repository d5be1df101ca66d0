import { useTranslation } from 'react-i18next'

import { isPlainClick } from '#app/ui/button/is-plain-click.ts'
import { Link } from '#app/ui/navigation/link.tsx'

import type { ProductCard } from './product-card.ts'
import styles from './swatch-picker.module.css'
import type { Swatch } from './swatches.ts'

/** Swatches in one line of the narrowest card; more colours are on the product page. */
const maxShown = 5

interface SwatchPickerProps {
  product: Pick<ProductCard, 'id' | 'name' | 'path' | 'swatches'>
  /** Called before a shopper presses a swatch, so that its card can be fetched. */
  onIntent: () => void
  onChoose: (swatch: Swatch) => void
}

/** Colours of a card: links to the product pages, which with scripts change the card itself. */
export function SwatchPicker({ product, onIntent, onChoose }: SwatchPickerProps) {
  const { t } = useTranslation('catalogue')
  const { shown, hidden } = divideSwatches(product.swatches, product.id)
  return (
    <ul
      className={styles.swatches}
      aria-label={t('card.colorsOf', { name: product.name })}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {shown.map((swatch) => (
        <li key={swatch.id}>
          {/* No `Link`: a list has a hundred swatches, and a press changes the card, not the page. */}
          <a
            className={styles.swatch}
            data-swatch=""
            href={swatch.path}
            title={swatch.name}
            aria-label={swatch.name}
            aria-current={swatch.id === product.id ? 'true' : undefined}
            onClick={(event) => {
              if (!isPlainClick(event)) return
              event.preventDefault()
              onChoose(swatch)
            }}
          >
            {/* An attribute of SVG, since the content security policy allows no style attribute. */}
            <svg color={`#${swatch.hex}`} aria-hidden="true" />
          </a>
        </li>
      ))}
      {hidden > 0 ? (
        <li>
          <Link className={styles.more} to={product.path} discover="none">
            {t('card.moreColors', { count: hidden })}
          </Link>
        </li>
      ) : null}
    </ul>
  )
}

/** The first colours, and the shown one among them. */
function divideSwatches(swatches: readonly Swatch[], shownId: number) {
  if (swatches.length <= maxShown) return { shown: swatches, hidden: 0 }
  const first = swatches.slice(0, maxShown)
  const current = swatches.find(({ id }) => id === shownId)
  const shown =
    !current || first.includes(current) ? first : [...first.slice(0, maxShown - 1), current]
  return { shown, hidden: swatches.length - shown.length }
}
