import type { LoaderFunctionArgs } from '@remix-run/node'

import { loadList } from './load-list.server.ts'

/** The alias of a general list is its whole path, not only the last segment. */
export function loader(args: LoaderFunctionArgs) {
  return loadList(args, { kind: 'list', alias: args.params['*'] ?? '' })
}

export { ListScreen as default } from './list-screen.tsx'
export { pageMeta as meta } from '#app/seo/page-head.ts'
