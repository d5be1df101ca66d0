import type { LoaderFunctionArgs } from '@remix-run/node'

import { day } from '#app/kit/time.ts'
import { serviceEmail } from '#app/market/service-email.server.ts'
import { href } from '#app/routing/href.ts'
import { getShopContext } from '#app/visit/shop-context.server.ts'

import { fileResponse } from './file-response.server.ts'
import { resultOrServiceUnavailable } from './service-unavailable.server.ts'

/** Readers request the file again before; RFC 9116 asks for less than a year. */
const validSeconds = 180 * day

export function loader({ request, context }: LoaderFunctionArgs) {
  return resultOrServiceUnavailable(async () => {
    const { origin, config, scopesHere } = await getShopContext({ request, context })
    const { defaultLanguage: language } = config.addresses
    const languages = new Set([language, ...scopesHere.map(({ scope }) => scope.language)])
    const today = Math.floor(Date.now() / 1000 / day) * day
    return fileResponse(
      request,
      'text/plain',
      [
        `Contact: mailto:${serviceEmail(config.seller, language)}`,
        `Expires: ${new Date((today + validSeconds) * 1000).toISOString()}`,
        `Preferred-Languages: ${[...languages].join(', ')}`,
        `Canonical: ${origin}${href({ language, prefix: '' }, 'security')}`,
        '',
      ].join('\n'),
    )
  })
}
