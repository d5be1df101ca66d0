import type { LoaderFunctionArgs } from '@remix-run/node'

import { listHandle, listMeta, ListScreen } from './list-screen.tsx'
import { loadList } from './load-list.server.ts'

export const handle = listHandle

/** A general list is known by its whole path, not by its last segment. */
export function loader(args: LoaderFunctionArgs) {
  return loadList(args, { kind: 'list', alias: args.params['*'] ?? '' })
}

export const meta = listMeta

export default ListScreen
