import type { LoaderFunctionArgs } from '@remix-run/node'

import { themeStyleSheet } from '#app/ui/theme/channel-theme.ts'

import { fileResponse } from './file-response.server.ts'

/** The style sheet of the channel's theme; 404 for the usual one, which the pages contain. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { theme } = context.config
  if (!theme) return new Response(null, { status: 404 })
  return fileResponse(request, 'text/css', themeStyleSheet(theme))
}
