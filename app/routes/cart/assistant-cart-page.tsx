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
  return (
    <div className={ui.page8}>
      <header className={styles.head}>
        <h1>{t(offered ? 'assistant.title' : 'assistant.ended')}</h1>
      </header>
      {offered ? (
        <div className={styles.columns}>
          <div className={classNames(ui.stack6, ui.top)}>
            <p>{t('assistant.text')}</p>
            <ListedItemRows items={offered.items.found} />
          </div>
          <Offer offered={offered} token={token} />
        </div>
      ) : (
        <div className={classNames(ui.stack6, ui.start)}>
          <p>{t('assistant.endedText')}</p>
          <OwnCartLink />
        </div>
      )}
    </div>
  )
}

function Offer({ offered, token }: { offered: OfferedCart; token: string }) {
  const { t } = useTranslation('cart')
  const { total, filledIn, hasOwn, to } = offered
  return (
    <section className={classNames(ui.panel, ui.stack4, styles.aside)} aria-labelledby="prepared">
      <h2 id="prepared">
        {t('summary.total')} {total}
      </h2>
      {filledIn.length > 0 ? (
        <div className={ui.stack2}>
          <h3>{t('assistant.filledIn')}</h3>
          <div>
            {filledIn.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </div>
      ) : null}
      {hasOwn ? <p>{t('assistant.own')}</p> : null}
      {/* A document of its own: whoever goes back quickly would meet this page, which then leads on, before it is hydrated. */}
      <Form method="post" action={href(useUrlScope(), 'assistantCart')} reloadDocument>
        <input type="hidden" name="token" value={token} />
        <Button size="large" wide>
          {t(to === 'cart' ? 'assistant.toCart' : 'assistant.toCheckout')}
        </Button>
      </Form>
      <p className={ui.note}>{t('assistant.sight')}</p>
      <OwnCartLink />
    </section>
  )
}

function OwnCartLink() {
  const { t } = useTranslation('cart')
  return <Link to={href(useUrlScope(), 'cart')}>{t('assistant.ownCart')}</Link>
}
