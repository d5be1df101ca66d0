import { useLoaderData } from '@remix-run/react'
import { useMemo } from 'react'

import { fromJsonText } from '#app/kit/text/json-text.ts'

import type { loadList } from './load-list.server.ts'
import { ListPage, type ListPageProps } from './list-page.tsx'

export function ListScreen(parts: Pick<ListPageProps, 'lead' | 'whenEmpty'>) {
  const { list: text, areas } = useLoaderData<typeof loadList>()
  const list = useMemo(() => fromJsonText(text), [text])
  return <ListPage {...parts} list={list} areas={areas} />
}
