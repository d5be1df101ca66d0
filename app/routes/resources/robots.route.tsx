import type { LoaderFunctionArgs } from '@remix-run/node'

import { openShop } from '#app/visit/shop.server.ts'

import { orLater } from './or-later.server.ts'
import { robotsText } from './robots-text.ts'
import { smallFile } from './small-file.server.ts'

export function loader({ request, context }: LoaderFunctionArgs) {
  return orLater(async () => {
    const { origin, scopesHere: placesHere } = await openShop({ request, context })
    const text = robotsText(
      placesHere.map(({ scope }) => scope),
      `${origin}/sitemap.xml`,
    )
    return smallFile(request, 'text/plain', text)
  })
}
