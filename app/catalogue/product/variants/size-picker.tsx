import { useTranslation } from 'react-i18next'

import { FieldError } from '#app/ui/form/field.tsx'
import { RadioTile } from '#app/ui/form/radio-tile.tsx'

import type { ProductSku } from '#app/catalogue/product/product.ts'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'
import styles from './size-picker.module.css'

interface SizePickerProps {
  id: string
  skus: readonly ProductSku[]
  /** Sku id as text, or empty while nothing is chosen. */
  chosen: string
  onChoose: (skuId: string) => void
  error?: string
}

/** Sizes as radio buttons, posted as `sku`; sold-out sizes are visible but disabled. */
export function SizePicker({ id, skus, chosen, onChoose, error }: SizePickerProps) {
  const { t } = useTranslation('catalogue')
  const name = skus.find((sku) => String(sku.id) === chosen)?.name
  return (
    <fieldset
      id={id}
      className={classNames(ui.stack2, styles.picker)}
      role="radiogroup"
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={ui.legend}>
        {t('product.chooseSize')}
        {name ? <span className={styles.chosen}>: {name}</span> : null}
      </legend>
      {error ? (
        <div role="alert" className={styles.error}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      ) : null}
      <div className={ui.wrap2}>
        {skus.map((sku) => {
          const isSoldOut = sku.stock.status === 'outOfStock'
          return (
            <RadioTile
              key={sku.id}
              className={styles.size}
              name="sku"
              value={sku.id}
              defaultChecked={String(sku.id) === chosen}
              disabled={isSoldOut}
              onChange={() => onChoose(String(sku.id))}
            >
              {sku.name}
              {isSoldOut ? <span className={ui.note}>{t('product.soldOut')}</span> : null}
            </RadioTile>
          )
        })}
      </div>
    </fieldset>
  )
}
