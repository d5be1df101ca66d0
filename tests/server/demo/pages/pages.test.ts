import { describe, expect, it } from 'vitest'
import { languageCodes } from '#server/merchant/channel/markets.ts'
import { composePage } from '#server/demo/pages/compose-page.ts'
import { contentPath } from '#server/merchant/content/content-path.rules.ts'
import { pageSpecs, type PageKey } from '#server/demo/pages/pages.ts'
import { parseAddress } from '#app/routing/parse-address.ts'

const pages = (Object.keys(pageSpecs) as PageKey[]).map(composePage)

describe.each(languageCodes)('the demo pages in %s', (code) => {
  const paths = pages.map(({ page }) => contentPath(page!.aliases[code], code))
  const texts = pages.map(({ containers }) =>
    containers
      .flatMap(({ widgets }) => widgets)
      .map(({ configuration }) => JSON.stringify(configuration[code]))
      .join(' '),
  )

  it('have a unique address each, and none of a screen of the shop', () => {
    expect(new Set(paths).size).toBe(paths.length)
    const languages = paths.map(
      (path) => parseAddress({ kind: 'language' }, path, () => false).language,
    )
    expect(new Set(languages)).toEqual(new Set([code === 'sv' ? null : code]))
  })

  it('link to existing pages in their own language', () => {
    const links = texts.flatMap((text) => [...text.matchAll(/href=\\"(\/[^\\]*)/g)])
    expect(links.length).toBeGreaterThan(10)
    for (const [, path] of links) expect(paths).toContain(path)
    expect(texts.filter((text) => text.includes('[['))).toEqual([])
  })

  it('have text under every heading', () => {
    for (const { page } of pages) {
      expect(page!.titles[code]).toMatch(/\S/)
      expect(page!.descriptions[code].length).toBeGreaterThan(40)
    }
    expect(texts.filter((text) => /"text":""|undefined/.test(text))).toEqual([])
  })
})

it('have unique ids', () => {
  expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length)
})
