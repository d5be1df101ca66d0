import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useLocation, useSubmit } from '@remix-run/react'
import { useEffect } from 'react'

import { previewVisit } from '#app/account/login/login-link.server.ts'
import { getStartPage } from '#app/content/start/start-page.server.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import type { PublicPricesData } from '#app/visit/public-prices-data.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { DraftNotice } from '#app/content/page/draft-notice.tsx'
import { WidgetArea } from '#app/content/area/widget-area.tsx'
import { VisuallyHidden } from '#app/ui/display/visually-hidden.tsx'

import { startHead } from './start-head.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const start = await getStartPage(visit, previewVisit(visit))
  const { hasPublicPrices } = visit
  return { start, head: startHead(visit, args.context), hasPublicPrices } satisfies PublicPricesData
}

export { pageMeta as meta } from '#app/seo/page-head.ts'

/** An earlier storefront's link, `/?action=cart#id`. The id is posted: it gets into no log, and no GET changes a cart. */
function useOpenCartLink(): void {
  const { search, hash } = useLocation()
  const submit = useSubmit()
  const action = href(useUrlScope(), 'cart')
  useEffect(() => {
    const id = hash.slice(1)
    if (!id || new URLSearchParams(search).get('action') !== 'cart') return
    submit({ intent: 'open', cart: id }, { method: 'post', action, replace: true })
  }, [search, hash, submit, action])
}

/** The start page; without a heading of its own it gets a hidden one with the shop's title. */
export default function HomePage() {
  const { containers, title, isHeadedByBanner, isDraft } = useLoaderData<typeof loader>().start
  useOpenCartLink()
  return (
    <>
      {isDraft ? <DraftNotice /> : null}
      {title ? (
        <h1>
          <VisuallyHidden>{title}</VisuallyHidden>
        </h1>
      ) : null}
      <WidgetArea containers={containers} isWholePage={isHeadedByBanner} />
    </>
  )
}
