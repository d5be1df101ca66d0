import type { LoaderFunctionArgs } from '@remix-run/node'

import { speculationRules } from './speculation-rules.ts'
import { fileResponse } from './file-response.server.ts'

/** Speculation rules for browsers without the prefetch of scripts (`app/routing/prefetch`). */
export function loader({ request }: LoaderFunctionArgs) {
  return fileResponse(
    request,
    'application/speculationrules+json',
    JSON.stringify(speculationRules),
  )
}
