import type { MetaDescriptor } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useMemo, type ReactNode } from 'react'

import { fromJsonText } from '#app/kit/text/json-text.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { pageHead } from '#app/seo/page-head.ts'

import type { loadList } from './load-list.server.ts'
import { ListPage } from './list-page.tsx'

type Loaded = Awaited<ReturnType<typeof loadList>>

export function listMeta({ data }: { data: Loaded | undefined }): MetaDescriptor[] {
  return pageHead(data)
}

interface ListScreenProps {
  /** Links above the products. */
  lead?: ReactNode
  /** Links of a list without products, in place of a button. */
  whenEmpty?: ReactNode
}

/** The component of every list screen. */
export function ListScreen(parts: ListScreenProps) {
  const { list: text, areas } = useLoaderData<typeof loadList>()
  const list = useMemo(() => fromJsonText(text), [text])
  const scope = useUrlScope()
  return (
    <ListPage
      {...parts}
      list={list}
      areas={areas}
      homePath={href(scope, 'home')}
      newsPath={href(scope, 'news')}
    />
  )
}
