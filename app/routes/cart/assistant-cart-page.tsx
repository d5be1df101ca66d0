import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import type { OfferedCart } from '#app/agents/session/take-over.server.ts'
import { ListedItemRows } from '#app/cart/saved-and-shared/listed-item-rows.tsx'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { Button } from '#app/ui/button/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Link } from '#app/ui/navigation/link.tsx'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './cart-page.module.css'

interface AssistantCartPageProps {
  /** Null for a link that no longer holds. */
  offered: OfferedCart | null
  token: string
}

/** The goods and data that an assistant has prepared, and the button that takes them over. */
export function AssistantCartPage({ offered, token }: AssistantCartPageProps) {
  const { t } = useTranslation('cart')
  const scope = useUrlScope()
  return (
    <div className={ui.page8}>
      <header className={styles.head}>
        <h1>{t(offered ? 'assistant.title' : 'assistant.ended')}</h1>
      </header>
      <div className={classNames(ui.stack6, ui.top)}>
        <p>{t(offered ? 'assistant.text' : 'assistant.endedText')}</p>
        {offered ? <Offer offered={offered} /> : null}
        <div className={styles.actions}>
          {offered ? (
            <Form method="post" action={href(scope, 'assistantCart')}>
              <input type="hidden" name="token" value={token} />
              <Button size="large">
                {t(offered.to === 'cart' ? 'assistant.toCart' : 'assistant.toCheckout')}
              </Button>
            </Form>
          ) : null}
          <Link to={href(scope, 'cart')}>{t('assistant.ownCart')}</Link>
        </div>
      </div>
    </div>
  )
}

function Offer({ offered }: { offered: OfferedCart }) {
  const { t } = useTranslation('cart')
  const { items, total, filledIn, hasOwn } = offered
  return (
    <>
      <ListedItemRows items={items.found} />
      <p className={ui.number}>
        {t('summary.total')} <strong>{total}</strong>
      </p>
      {filledIn.length > 0 ? (
        <div className={ui.stack1}>
          <h2>{t('assistant.filledIn')}</h2>
          <address>
            {filledIn.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
        </div>
      ) : null}
      {hasOwn ? <p>{t('assistant.own')}</p> : null}
      <p className={ui.quiet}>{t('assistant.sight')}</p>
    </>
  )
}
