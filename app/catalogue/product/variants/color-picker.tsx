import { useTranslation } from 'react-i18next'

import { Picture } from '#app/images/picture.tsx'
import { VisuallyHidden } from '#app/ui/display/visually-hidden.tsx'
import { Link } from '#app/ui/navigation/link.tsx'

import styles from './color-picker.module.css'
import { areColors, type ProductColor } from '#app/catalogue/product/product.ts'
import ui from '#app/ui/theme/primitives.module.css'

/** Links to a product's colours, each a page. Variants without one, such as widths, look alike, so names are shown. */
export function ColorPicker({ colors }: { colors: readonly ProductColor[] }) {
  const { t } = useTranslation('catalogue')
  const current = colors.find((color) => color.isCurrent)
  const haveColors = areColors(colors)
  const title = t(haveColors ? 'product.color' : 'product.variant')
  return (
    <nav className={ui.stack2} aria-label={title}>
      <p className={styles.title}>
        {title}
        {current ? (
          <>
            : <span className={styles.current}>{current.name}</span>
          </>
        ) : null}
      </p>
      <ul className={ui.wrap2}>
        {colors.map((color) => (
          <li key={color.productId}>
            <Link
              className={styles.color}
              to={color.path}
              preventScrollReset
              title={color.name}
              aria-current={color.isCurrent ? 'true' : undefined}
            >
              {color.picture ? (
                <Picture
                  type="product"
                  file={color.picture}
                  alt=""
                  sizes="72px"
                  widest={200}
                  priority="early"
                  className={styles.picture}
                />
              ) : null}
              {/* An SVG attribute, because the content security policy forbids style attributes. */}
              {color.hex ? (
                <svg
                  className={styles.swatch}
                  preserveAspectRatio="none"
                  viewBox="0 0 1 1"
                  aria-hidden="true"
                >
                  <rect width="1" height="1" fill={`#${color.hex}`} />
                </svg>
              ) : null}
              {haveColors ? (
                <VisuallyHidden>{color.name}</VisuallyHidden>
              ) : (
                <span className={styles.name}>{color.name}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
