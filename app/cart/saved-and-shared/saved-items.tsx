import { useTranslation } from 'react-i18next'

import { CartActionForm } from '#app/cart/changes/cart-action-form.tsx'
import { Button } from '#app/ui/button/button.tsx'

import type { Cart } from '#app/cart/cart.ts'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'
import { ListedItemRows } from './listed-item-rows.tsx'
import type { ListedItem, ListedItems } from './listed-items.ts'
import styles from './saved-items.module.css'
import { itemKey } from './sku-items.ts'

interface SavedItemsProps {
  /** Null when the catalogue does not respond. */
  items: ListedItems | null
  cart: Cart
  action: string
}

export function SavedItems({ items, cart, action }: SavedItemsProps) {
  const { t } = useTranslation('cart')
  if (items?.found.length === 0 && items.missing.length === 0) return null
  const inCart = ({ productId, skuId, selection }: ListedItem) => {
    const found = selection
      ? cart.packages.find((each) => each.id === productId && each.selection === selection)
      : cart.lines.find((line) => line.skuId === skuId && !line.packageKey)
    return found?.quantity ?? 0
  }
  return (
    <section className={classNames(ui.stack6, styles.saved)} aria-labelledby="saved-items">
      <h2 id="saved-items">{t('saved.title')}</h2>
      {items === null ? <p>{t('saved.unavailable')}</p> : null}
      {items && items.found.length > 0 ? (
        <ListedItemRows
          items={[...items.found].reverse()}
          actions={(item) => (
            <>
              {item.available > 0 ? (
                <SavedForm
                  action={action}
                  intent={item.selection ? 'use-saved-package' : 'use-saved'}
                  fields={{
                    ...(item.selection
                      ? { package: item.productId, selection: item.selection }
                      : { sku: item.skuId }),
                    quantity: item.quantity + inCart(item),
                  }}
                  label={t('saved.useName', { name: item.name })}
                  text={t('saved.use')}
                />
              ) : null}
              <SavedForm
                action={action}
                intent="forget-saved"
                fields={{ items: itemKey(item) }}
                label={t('saved.forgetName', { name: item.name })}
                text={t('line.remove')}
              />
            </>
          )}
        />
      ) : null}
      {items && items.missing.length > 0 ? (
        <div className={classNames(ui.row4, ui.quiet)}>
          <p>{t('saved.missing', { count: items.missing.length })}</p>
          <SavedForm
            action={action}
            intent="forget-saved"
            fields={{ items: items.missing.map(itemKey).join() }}
            label={t('saved.forgetMissing')}
            text={t('saved.forgetMissing')}
          />
        </div>
      ) : null}
    </section>
  )
}

interface SavedFormProps {
  action: string
  intent: 'use-saved' | 'use-saved-package' | 'forget-saved'
  fields: Readonly<Record<string, string | number>>
  label: string
  text: string
}

function SavedForm({ action, intent, fields, label, text }: SavedFormProps) {
  return (
    <CartActionForm action={action} intent={intent} values={fields}>
      <Button
        kind={intent === 'forget-saved' ? 'quiet' : 'secondary'}
        size="small"
        aria-label={label}
      >
        {text}
      </Button>
    </CartActionForm>
  )
}
