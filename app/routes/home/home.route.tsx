import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'

import { openStartPage } from '#app/catalogue/start/start.server.ts'
import type { WordsHandle } from '#app/i18n/areas.ts'
import { usePlace } from '#app/routing/current-place.tsx'
import { href } from '#app/routing/href.ts'
import { pageHead } from '#app/visit/head/page-head.ts'
import { openVisit } from '#app/visit/visit.server.ts'

import { HomePage } from './home-page.tsx'
import { startHead } from './start-head.server.ts'

export const handle: WordsHandle = { i18n: ['catalogue'] }

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const start = await openStartPage(visit)
  return { start, head: startHead(visit), hasOrdinaryPrices: visit.hasOrdinaryPrices }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data?.head)

export default function Home() {
  const { start } = useLoaderData<typeof loader>()
  const place = usePlace()
  return (
    <HomePage start={start} newsPath={href(place, 'news')} brandsPath={href(place, 'brands')} />
  )
}
