import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'

import { comparedIds, findCompared } from '#app/compare/compare.server.ts'
import { comparedText, readComparedIds } from '#app/compare/compared.ts'
import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { href } from '#app/routing/href.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { titledHead } from '#app/seo/screen-head.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'

import { ComparePage } from './compare-page.tsx'

export const handle: MessagesHandle = { i18n: ['compare'] }

/** Compares the products of the address, so that a link can be sent to others; else the visitor's own. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const typed = new URL(args.request.url).searchParams.get('products')
  const path = href(visit, 'compare')
  const own = comparedIds(visit.cookies)
  if (typed === null && own.length > 0) throw redirect(`${path}?products=${comparedText(own)}`)
  const products = await findCompared(visit, readComparedIds(typed))
  const pathOf = (ids: readonly number[]) =>
    ids.length > 0 ? `${path}?products=${comparedText(ids)}` : `${path}?products=`
  return {
    products: products.map((product) => ({
      product,
      pathWithout: pathOf(products.flatMap(({ id }) => (id === product.id ? [] : [id]))),
    })),
    hasPublicPrices: visit.hasPublicPrices,
    head: titledHead(visit, 'compare', 'compare', 'title'),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data)

export default function CompareRoute() {
  return <ComparePage compared={useLoaderData<typeof loader>().products} />
}
