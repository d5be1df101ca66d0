import { useTranslation } from 'react-i18next'

import { ProductThumbnail } from '#app/images/product-thumbnail.tsx'
import { FieldError } from '#app/ui/form/field.tsx'
import { RadioTile } from '#app/ui/form/radio-tile.tsx'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './package-picker.module.css'
import { groupField, type PackageGroup } from './product-package.ts'

interface PackagePickerProps {
  id: string
  group: PackageGroup
  chosen: string
  error: string | undefined
}

/** The options of one group as radio buttons; sold-out options are visible but disabled. */
export function PackagePicker({ id, group, chosen, error }: PackagePickerProps) {
  const { t } = useTranslation(['product', 'catalogue'])
  return (
    <fieldset
      className={ui.stack2}
      role="radiogroup"
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={ui.legend}>{group.name}</legend>
      {error ? (
        <div role="alert">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      ) : null}
      <div className={styles.list}>
        {group.options.map((option) => (
          <RadioTile
            key={option.value}
            className={styles.option}
            name={groupField(group.id)}
            value={option.value}
            defaultChecked={option.value === chosen}
            disabled={option.isSoldOut}
          >
            <ProductThumbnail
              file={option.picture}
              sizes="4rem"
              widest={200}
              className={styles.picture}
            />
            <span className={styles.description}>
              <span>
                {option.quantity > 1 ? `${option.quantity} × ` : ''}
                {option.name}
              </span>
              {option.variant ? <span className={ui.quiet}>{option.variant}</span> : null}
              {option.isSoldOut ? (
                <span className={ui.quiet}>{t('catalogue:product.soldOut')}</span>
              ) : null}
            </span>
          </RadioTile>
        ))}
        {group.isRequired ? null : (
          <RadioTile
            className={styles.option}
            name={groupField(group.id)}
            value=""
            defaultChecked={chosen === ''}
          >
            <span className={styles.description}>{t('package.none')}</span>
          </RadioTile>
        )}
      </div>
    </fieldset>
  )
}
