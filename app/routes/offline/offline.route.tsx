import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'

import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { titledHead } from '#app/seo/screen-head.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'

import { OfflinePage } from './offline-page.tsx'

export const handle: MessagesHandle = { i18n: ['offline'] }

export async function loader(args: LoaderFunctionArgs) {
  return { head: titledHead(await openVisit(args), 'offline', 'offline', 'title') }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data)

export default OfflinePage
