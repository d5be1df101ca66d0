import type { MetaDescriptor } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'

import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { pageHead } from '#app/seo/page-head.ts'

import type { loadList } from './load-list.server.ts'
import { ListPage } from './list-page.tsx'

export const listHandle: MessagesHandle = { i18n: ['catalogue'] }

type Loaded = Awaited<ReturnType<typeof loadList>>

export function listMeta({ data }: { data: Loaded | undefined }): MetaDescriptor[] {
  return pageHead(data?.head)
}

/** The component of every list screen. */
export function ListScreen() {
  const { list } = useLoaderData<typeof loadList>()
  const scope = useUrlScope()
  return <ListPage list={list} homePath={href(scope, 'home')} newsPath={href(scope, 'news')} />
}
