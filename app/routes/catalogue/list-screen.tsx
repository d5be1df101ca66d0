import type { MetaDescriptor } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'

import type { WordsHandle } from '#app/i18n/areas.ts'
import { usePlace } from '#app/routing/current-place.tsx'
import { href } from '#app/routing/href.ts'

import type { loadList } from './load-list.server.ts'
import { ListPage } from './list-page.tsx'

export const listHandle: WordsHandle = { i18n: ['catalogue'] }

type Loaded = Awaited<ReturnType<typeof loadList>>

/** Head of a list page: permutations are for shoppers, not for search engines. */
export function listMeta({ data }: { data: Loaded | undefined }): MetaDescriptor[] {
  if (!data) return []
  const { list, meta, canonical, structured } = data
  const { facets, sort, page } = list.selection
  const isPermutation = facets.length > 0 || sort !== list.defaultSort || list.kind === 'search'
  return [
    { title: `${meta.title} | Hemvist` },
    { name: 'description', content: meta.description },
    { property: 'og:title', content: meta.title },
    { tagName: 'link', rel: 'canonical', href: page > 1 ? `${canonical}?page=${page}` : canonical },
    ...(isPermutation ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { 'script:ld+json': structured } as MetaDescriptor,
  ]
}

/** Every list screen looks like this. */
export function ListScreen() {
  const { list } = useLoaderData() as Loaded
  const place = usePlace()
  return <ListPage list={list} homePath={href(place, 'home')} newsPath={href(place, 'news')} />
}
