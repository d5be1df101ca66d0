import { findPage } from '#app/content/page/page.server.ts'
import { listTitledPages } from '#app/content/page/titled-pages.server.ts'
import { href } from '#app/routing/href.ts'
import type { Visit } from '#app/visit/visit.ts'

import { pageText } from './page-text.ts'

export async function listPageResources(visit: Visit) {
  const pages = await listTitledPages(visit)
  return pages.map(({ alias, title, description }) => ({
    name: title,
    uri: visit.origin + href(visit, 'contentPage', { alias }),
    mimeType: 'text/plain' as const,
    ...(description && { description }),
  }))
}

export async function readPageResource(visit: Visit, uri: string): Promise<string | null> {
  const resource = (await listPageResources(visit)).find((each) => each.uri === uri)
  if (!resource) return null
  const alias = decodeURIComponent(new URL(uri).pathname.split('/').at(-1) ?? '')
  const found = await findPage(visit, alias)
  return found && pageText(found.page)
}
