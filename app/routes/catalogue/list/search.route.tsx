import type { LoaderFunctionArgs } from '@remix-run/node'

import { searchWords } from '#app/catalogue/list/search-words.ts'

import { listHandle, listMeta, ListScreen } from './list-screen.tsx'
import { loadList } from './load-list.server.ts'

export const handle = listHandle

export function loader(args: LoaderFunctionArgs) {
  return loadList(args, { kind: 'search', text: searchWords(args.params.search) })
}

export const meta = listMeta

export default ListScreen
