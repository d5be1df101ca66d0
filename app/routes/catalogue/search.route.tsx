import type { LoaderFunctionArgs } from '@remix-run/node'

import { listHandle, listMeta, ListScreen } from './list-screen.tsx'
import { loadList } from './load-list.server.ts'

export const handle = listHandle

/** Longer questions are cut: nobody types more, and an address must stay one. */
const longestSearch = 100

export function loader(args: LoaderFunctionArgs) {
  return loadList(args, {
    kind: 'search',
    text: (args.params.search ?? '').slice(0, longestSearch).trim(),
  })
}

export const meta = listMeta

export default ListScreen
