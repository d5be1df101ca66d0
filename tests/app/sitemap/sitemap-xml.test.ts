import { SaxesParser } from 'saxes'
import { expect, it } from 'vitest'

import { sitemapIndexXml, urlElement, urlSetEnd, urlSetStart } from '#app/sitemap/sitemap-xml.ts'

const wild = `https://shop.example/p/a&b<c>"d'`

it('the file is well-formed with any address', () => {
  const entry = { address: wild, alternates: [{ hreflang: 'x-default', href: wild }] }
  const { content: text, links } = read(urlSetStart + urlElement(entry) + urlSetEnd)
  expect(text).toBe(wild)
  expect(links).toEqual([{ rel: 'alternate', hreflang: 'x-default', href: wild }])
  expect(read(sitemapIndexXml([wild])).content).toBe(wild)
})

it('has the last change of a page, between its address and its alternates', () => {
  const alternates = [{ hreflang: 'sv', href: 'https://shop.example/p/a' }]
  const address = 'https://shop.example/p/a'
  expect(urlElement({ address, alternates, changed: '2026-11-16' })).toMatch(
    /<\/loc><lastmod>2026-11-16<\/lastmod><xhtml:link/,
  )
  expect(urlElement({ address, alternates })).not.toContain('lastmod')
})

/** @throws for XML that is not well-formed */
function read(xml: string) {
  const parser = new SaxesParser({ xmlns: true })
  const links: Record<string, string>[] = []
  let content = ''
  parser.on('error', (error) => {
    throw error
  })
  parser.on('text', (text) => (content += text.trim()))
  parser.on('opentag', ({ name, attributes }) => {
    if (name !== 'xhtml:link') return
    links.push(Object.fromEntries(Object.values(attributes).map((each) => [each.name, each.value])))
  })
  parser.write(xml).close()
  return { content, links }
}
