import type { LoaderFunctionArgs } from '@remix-run/node'

import { listMeta, ListScreen } from './list-screen.tsx'
import { loadList } from './load-list.server.ts'

export function loader(args: LoaderFunctionArgs) {
  return loadList(args, { kind: 'all' })
}

export const meta = listMeta

export default ListScreen
