import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation, useSubmit } from '@remix-run/react'
import { useEffect } from 'react'

import { previewVisit } from '#app/account/login/login-link.server.ts'
import { getStartPage } from '#app/content/start/start-page.server.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { pageHead } from '#app/seo/page-head.ts'
import type { PublicPricesData } from '#app/visit/public-prices-data.ts'
import { openVisit } from '#app/visit/visit.server.ts'

import { HomePage } from './home-page.tsx'
import { startHead } from './start-head.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const start = await getStartPage(visit, previewVisit(visit))
  const { hasPublicPrices } = visit
  return { start, head: startHead(visit), hasPublicPrices } satisfies PublicPricesData
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data)

export default function Home() {
  useOpenCartLink()
  return <HomePage start={useLoaderData<typeof loader>().start} />
}

/**
 * Opens the cart of a link of the earlier storefront, `/?action=cart#id`, as its mails have. Only scripts
 * see the id; it is posted, so that it gets into no log and no GET request changes a cart.
 */
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
