import { useTranslation } from 'react-i18next'

import type { Product } from '#app/catalogue/product/product.ts'

import styles from './specification-table.module.css'

/** Measurements first, because furniture must fit through the door; then the merchant's specification. */
export function SpecificationTable({ product }: { product: Product }) {
  const { t } = useTranslation('catalogue')
  const measures = {
    name: t('product.measures'),
    rows: product.measures.map(({ key, value }) => ({ name: t(`product.${key}`), value })),
  }
  const groups = [measures, ...product.specification].filter((group) => group.rows.length > 0)
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <table key={group.name} className={styles.group}>
          <caption>{group.name}</caption>
          <tbody>
            {group.rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <td>{row.value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}
