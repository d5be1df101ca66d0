import type { LoaderFunctionArgs } from '@remix-run/node'

import { loadList } from './load-list.server.ts'

export function loader(args: LoaderFunctionArgs) {
  return loadList(args, { kind: 'all' })
}

export { ListScreen as default } from './list-screen.tsx'
export { pageMeta as meta } from '#app/seo/page-head.ts'
