import type { LoaderFunctionArgs } from '@remix-run/node'

import { aliasOf } from '#app/routing/href.ts'

import { listHandle, listMeta, ListScreen } from './list-screen.tsx'
import { loadList } from './load-list.server.ts'

export const handle = listHandle

export function loader(args: LoaderFunctionArgs) {
  return loadList(args, { kind: 'category', alias: aliasOf(args.params) })
}

export const meta = listMeta

export default ListScreen
