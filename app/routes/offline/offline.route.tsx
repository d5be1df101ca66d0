import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'

import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { screenHead } from '#app/seo/screen-head.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'

import { OfflinePage } from './offline-page.tsx'

export const handle: MessagesHandle = { i18n: ['offline'] }

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const title = translate(visit.language, 'offline')('title')
  return { head: screenHead(visit, 'offline', { title }) }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data)

export default OfflinePage
