import { listPages } from '#app/content/page/page-aliases.server.ts'
import { findPage } from '#app/content/page/page.server.ts'
import { href } from '#app/routing/href.ts'
import type { Visit } from '#app/visit/visit.ts'

import { pageText } from './page-text.ts'

export interface PageResource {
  name: string
  /** Address of the page. */
  uri: string
  mimeType: 'text/plain'
}

/** The merchant's pages, such as terms, delivery and returns: named by their tag, else by their address. */
export async function listPageResources(visit: Visit): Promise<PageResource[]> {
  const pages = await listPages(visit, visit.language)
  return pages.map(({ alias, tags }) => ({
    name: tags.find((tag) => !generalTags.has(tag)) ?? alias,
    uri: visit.origin + href(visit, 'contentPage', { alias }),
    mimeType: 'text/plain',
  }))
}

/** The page has a menu beside it. */
const generalTags = new Set(['menu'])

/** The text of a page by its address; null when there is none. */
export async function readPageResource(visit: Visit, uri: string): Promise<string | null> {
  const resource = (await listPageResources(visit)).find((each) => each.uri === uri)
  if (!resource) return null
  const alias = decodeURIComponent(new URL(uri).pathname.split('/').at(-1) ?? '')
  const found = await findPage(visit, alias)
  return found && pageText(found.page)
}
