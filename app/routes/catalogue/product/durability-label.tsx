import type { Product } from '#app/catalogue/product/product.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './durability-label.module.css'

interface DurabilityLabelProps {
  product: Product
}

/** A page of the European Union, in the language of its visitor. */
const explanation = 'https://europa.eu/youreurope/commercial-guarantee-durability/index.htm'

/** The harmonised label of the producer's guarantee of durability (Regulation (EU) 2025/1960 annex II). */
export function DurabilityLabel({ product }: DurabilityLabelProps) {
  const { brand, durabilityLabel: label, name } = product
  if (!label) return null
  return (
    <section className={classNames(ui.stack2, styles.label)} aria-labelledby="durability">
      <h3 id="durability" className={ui.row2}>
        {label.title}
        <Icon name="check" />
      </h3>
      <p>
        {brand.name} · {name}
      </p>
      <p className={styles.years}>{label.years}</p>
      <p className={ui.note}>{label.text}</p>
      <a href={explanation} target="_blank" rel="noopener">
        {label.more}
      </a>
    </section>
  )
}
