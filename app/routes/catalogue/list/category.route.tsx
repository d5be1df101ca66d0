import type { LoaderFunctionArgs } from '@remix-run/node'

import { aliasOf } from '#app/routing/href.ts'

import { listMeta, ListScreen } from './list-screen.tsx'
import { loadList } from './load-list.server.ts'

export function loader(args: LoaderFunctionArgs) {
  return loadList(args, { kind: 'category', alias: aliasOf(args.params) })
}

export const meta = listMeta

export default ListScreen
