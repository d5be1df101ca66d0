import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'

import { previewVisit } from '#app/account/login/login-link.server.ts'
import { getStartPage } from '#app/content/start/start-page.server.ts'
import { pageHead } from '#app/seo/page-head.ts'
import type { PublicPricesData } from '#app/visit/public-prices-data.ts'
import { openVisit } from '#app/visit/visit.server.ts'

import { HomePage } from './home-page.tsx'
import { startHead } from './start-head.server.ts'
import { useOpenCartLink } from './use-open-cart-link.ts'

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
