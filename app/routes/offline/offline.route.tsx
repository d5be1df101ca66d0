import type { LoaderFunctionArgs } from '@remix-run/node'

import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { titledHead } from '#app/seo/screen-head.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'

import { OfflinePage } from './offline-page.tsx'

export const handle: MessagesHandle = { i18n: ['offline'] }

export async function loader(args: LoaderFunctionArgs) {
  return { head: titledHead(await openVisit(args), 'offline', 'offline', 'title') }
}

export { pageMeta as meta } from '#app/seo/page-head.ts'

export default OfflinePage
