import type { LoaderFunctionArgs } from '@remix-run/node'

import { searchQuery } from '#app/catalogue/list/search-query.ts'

import { listHandle, listMeta, ListScreen } from './list-screen.tsx'
import { loadList } from './load-list.server.ts'

export const handle = listHandle

export function loader(args: LoaderFunctionArgs) {
  return loadList(args, { kind: 'search', text: searchQuery(args.params.search) })
}

export const meta = listMeta

export default ListScreen
