import type { LoaderFunctionArgs, MetaDescriptor, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'

import { readPageNumber } from '#app/catalogue/list/list-page.ts'
import { findMovedPath, findProduct } from '#app/catalogue/product/product.server.ts'
import {
  breadcrumbStructuredData,
  productStructuredData,
} from '#app/catalogue/product/structured-data.ts'
import type { WordsHandle } from '#app/i18n/areas.ts'
import { usePlace } from '#app/routing/current-place.tsx'
import { aliasOf, href } from '#app/routing/href.ts'
import { isSamePath } from '#app/routing/same-path.ts'
import { notFound, seeCanonical } from '#app/visit/answers.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'

import type { buy } from './buy.server.ts'
import { ProductPage } from './product-page.tsx'

export const handle: WordsHandle = { i18n: ['catalogue'] }

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const url = new URL(args.request.url)
  const found = await findProduct(
    visit,
    aliasOf(args.params),
    readPageNumber(url.searchParams.get('reviews')) ?? 1,
  )
  if (!found) {
    const moved = await findMovedPath(visit, url.pathname)
    throw moved ? seeCanonical(moved + url.search) : notFound()
  }
  const { product } = found
  if (!isSamePath(url.pathname, product.path)) {
    throw seeCanonical(product.path + url.search)
  }
  const origins = { shop: visit.config.publicOrigin, images: visit.config.imageServer }
  return {
    ...found,
    canonical: origins.shop + product.path,
    structured: [
      ...productStructuredData(product, origins),
      breadcrumbStructuredData(product.breadcrumbs, origins),
    ],
  }
}

export { buy as action } from './buy.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? [
        { title: `${data.meta.title} | Hemvist` },
        { name: 'description', content: data.meta.description },
        { property: 'og:title', content: data.meta.title },
        { property: 'og:type', content: 'product' },
        { tagName: 'link', rel: 'canonical', href: data.canonical },
        ...data.structured.map((entry) => ({ 'script:ld+json': entry }) as MetaDescriptor),
      ]
    : []

export default function ProductScreen() {
  const { product, reviews, related } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof buy>()
  return (
    <ProductPage
      product={product}
      reviews={reviews}
      related={related}
      cartPath={href(usePlace(), 'cart')}
      outcome={answer?.outcome ?? null}
    />
  )
}
