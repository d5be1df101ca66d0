import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'

import { groupByLetter } from '#app/catalogue/brand/brand-letters.ts'
import { listBrands } from '#app/catalogue/brand/brands.server.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { screenHead } from '#app/seo/screen-head.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'

import { BrandsPage } from './brands-page.tsx'

const maxQueryLength = 50

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const t = translate(visit.language, 'catalogue')
  const typed = new URL(args.request.url).searchParams.get('q') ?? ''
  const query = typed.trim().slice(0, maxQueryLength)
  return {
    // Sorted on the server only, because browsers differ in the languages that they can sort.
    groups: groupByLetter(await listBrands(visit), visit.language),
    query,
    head: screenHead(visit, 'brands', {
      title: t('brands.title'),
      description: t('brands.description'),
      isVariant: query !== '',
    }),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data)

export default function BrandsRoute() {
  const { groups, query } = useLoaderData<typeof loader>()
  return <BrandsPage groups={groups} query={query} />
}
