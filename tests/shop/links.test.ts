import { describe, expect, inject, it } from 'vitest'

import { isLanguageCode } from '#app/i18n/languages.ts'
import { seed } from '#tests/support/seed.ts'

const origin = inject('shopOrigin')
const parallelRequests = 6

/** Message keys that were never translated look like this. */
const untranslated =
  /\b(common|catalogue|cart|checkout|errors)[.:][a-z][\w]*(\.[a-zA-Z]\w*)+|\{\{\w+\}\}/

interface VisitedPage {
  address: string
  from: string
  status: number
  /** Cookies that the response sets. */
  cookies: string[]
  html: string
}

/** One of two other languages in a run. */
const other = (['/en', '/fi'] as const)[seed % 2]!

describe.each([
  ['/', 50],
  [other, 30],
])('all links from %s', async (start, maxPages) => {
  const pages = await crawl(start, maxPages)
  const documents = pages.filter(({ html }) => html.includes('<html'))

  it('lead to many pages', () => {
    expect(documents.length).toBeGreaterThan(maxPages / 2)
  })

  it('lead to existing pages', () => {
    // A busy machine asks to come back for a large picture.
    const isLate = ({ address, status }: VisitedPage) =>
      status === 503 && address.startsWith('/merchant/images/')
    const broken = pages.filter((page) => page.status >= 400 && !isLate(page))
    expect(broken.map(({ from, address, status }) => `${from} → ${address}: ${status}`)).toEqual([])
  })

  it('create no cart', () => {
    expect(
      pages.filter(({ cookies }) => cookies.some((line) => /^ralph-cart=/.test(line))),
    ).toEqual([])
  })

  it('lead to pages with a language', () => {
    const wrong = documents.filter(({ address, html }) => {
      const first = /^\/(\w+)(?=\/|$|\?)/.exec(address)?.[1]
      const language = isLanguageCode(first) ? first : 'sv'
      return !html.includes(`<html lang="${language}"`)
    })
    expect(wrong.map(({ address }) => address)).toEqual([])
  })

  it('lead to pages with one title, one first-level heading, and no missing message', () => {
    for (const { address, html } of documents) {
      expect(html.match(/<h1[\s>]/g) ?? [], address).toHaveLength(1)
      expect(/<title>[^<]+<\/title>/.test(html), address).toBe(true)
      expect(untranslated.exec(textOf(html))?.[0], address).toBeUndefined()
    }
  })
})

/** Follows links breadth first and pages of all kinds in turn, so that the limit omits no kind. */
async function crawl(start: string, maxPages: number): Promise<VisitedPage[]> {
  const found = new Map([[start, '']])
  const visited: VisitedPage[] = []
  const waiting = [start]
  const visitedOfKind = new Map<string, number>()
  while (waiting.length > 0 && visited.length < maxPages) {
    const next = waiting.splice(0, Math.min(parallelRequests, maxPages - visited.length))
    for (const page of await Promise.all(
      next.map((address) => visit(address, found.get(address)!)),
    )) {
      visited.push(page)
      const kind = kindOf(page.address)
      visitedOfKind.set(kind, (visitedOfKind.get(kind) ?? 0) + 1)
      for (const address of linksOf(page.html)) {
        if (found.has(address)) continue
        found.set(address, page.address)
        waiting.push(address)
      }
    }
    const rarity = new Map(
      waiting.map((address) => [address, visitedOfKind.get(kindOf(address)) ?? 0]),
    )
    waiting.sort((one, other) => rarity.get(one)! - rarity.get(other)!)
  }
  return visited
}

async function visit(address: string, from: string): Promise<VisitedPage> {
  const response = await fetch(origin + address, { headers: { Accept: 'text/html' } })
  const cookies = response.headers.getSetCookie()
  return { address, from, status: response.status, cookies, html: await response.text() }
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*href="(\/[^"#]*)/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )
}

/** `/en/p/x` is a page of the kind `/en/p`. */
function kindOf(address: string): string {
  const [path = '', query = ''] = address.split('?')
  const params = [...new URLSearchParams(query).keys()].sort().join()
  return `${path.split('/').slice(0, -1).join('/')}?${params}`
}

function textOf(html: string): string {
  return html.replace(/<script[\s\S]*?<\/script>/g, ' ').replace(/<[^>]+>/g, ' ')
}
