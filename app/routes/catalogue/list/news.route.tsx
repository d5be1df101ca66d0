import type { LoaderFunctionArgs } from '@remix-run/node'

import { loadList } from './load-list.server.ts'

export function loader(args: LoaderFunctionArgs) {
  return loadList(args, { kind: 'all' })
}

export { listMeta as meta, ListScreen as default } from './list-screen.tsx'
