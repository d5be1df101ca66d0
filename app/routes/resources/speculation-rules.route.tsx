import type { LoaderFunctionArgs } from '@remix-run/node'

import { speculationRules } from './speculation-rules.ts'
import { fileResponse } from './file-response.server.ts'

/** What a browser may request before a link is opened while no script does so (`app/routing/prefetch`). */
export function loader({ request }: LoaderFunctionArgs) {
  return fileResponse(
    request,
    'application/speculationrules+json',
    JSON.stringify(speculationRules),
  )
}
