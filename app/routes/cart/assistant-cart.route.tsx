import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { handoverParam } from '#app/agents/session/continue-url.server.ts'
import {
  findOfferedCart,
  takeOver,
  type OfferedCart,
} from '#app/agents/session/take-over.server.ts'
import { seeOther } from '#app/addresses/redirects.server.ts'
import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { href } from '#app/routing/href.ts'
import { titledHead } from '#app/seo/screen-head.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { ListedItemRows } from '#app/cart/saved-and-shared/listed-item-rows.tsx'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Link } from '#app/ui/navigation/link.tsx'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './cart-page.module.css'

export const handle: MessagesHandle = { i18n: ['cart'] }

/** Shows what an assistant has prepared. Only the button takes it over: mail scanners and previews open links too. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const token = new URL(args.request.url).searchParams.get(handoverParam) ?? ''
  const offered = await findOfferedCart(visit, token)
  if (offered && 'goOnAt' in offered) throw redirect(offered.goOnAt)
  const title = offered ? 'assistant.title' : 'assistant.ended'
  return { offered, token, head: titledHead(visit, 'assistantCart', 'cart', title) }
}

export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args)
  const form = await args.request.formData()
  const token = String(form.get('token') ?? '')
  const to = await takeOver(visit, token)
  if (to) return seeOther(to)
  // The page tells that the link no longer holds.
  return seeOther(
    `${href(visit, 'assistantCart')}?${new URLSearchParams({ [handoverParam]: token })}`,
  )
}

export { pageMeta as meta } from '#app/seo/page-head.ts'

/** The goods and data that an assistant has prepared, and the button that takes them over. */
export default function AssistantCartPage() {
  const { offered, token } = useLoaderData<typeof loader>()
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
    <section
      className={classNames(ui.panel, ui.stack4, ui.top, styles.aside)}
      aria-labelledby="prepared"
    >
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
