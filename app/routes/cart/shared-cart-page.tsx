import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { ListedItemRows } from '#app/cart/saved-and-shared/listed-item-rows.tsx'
import type { ListedItems } from '#app/cart/saved-and-shared/listed-items.ts'
import { writeSharedCart } from '#app/cart/saved-and-shared/sku-items.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './cart-page.module.css'

/** What the link of a shared cart would add; it is added only by the button. */
export function SharedCartPage({ items }: { items: ListedItems }) {
  const { t } = useTranslation('cart')
  const cartPath = href(useUrlScope(), 'cart')
  const { found, missing } = items
  const canAdd = found.some(({ available }) => available > 0)
  return (
    <div className={ui.page8}>
      <header className={styles.head}>
        <h1>{t('shared.title')}</h1>
      </header>
      <div className={classNames(ui.stack6, ui.top)}>
        <p>{t('shared.text')}</p>
        <ListedItemRows items={found} />
        {missing.length > 0 ? <p>{t('shared.missing', { count: missing.length })}</p> : null}
        <div className={styles.actions}>
          {canAdd ? (
            <Form method="post" action={cartPath}>
              <input type="hidden" name="intent" value="add-shared" />
              <input type="hidden" name="items" value={writeSharedCart([...found, ...missing])} />
              <Button size="large">{t('shared.add')}</Button>
            </Form>
          ) : null}
          <Link to={cartPath}>{t('shared.toOwn')}</Link>
        </div>
      </div>
    </div>
  )
}
