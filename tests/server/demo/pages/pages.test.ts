import { describe, expect, it } from 'vitest'
import { languageCodes } from '#server/merchant/channel/markets.ts'
import { composePage } from '#server/demo/pages/compose-page.ts'
import { contentPath } from '#server/merchant/content/content-path.rules.ts'
import { pageSpecs, type PageKey } from '#server/demo/pages/pages.ts'
import { storedItems } from '#app/consent/stored-items.ts'
import { parseAddress } from '#app/routing/paths/parse-address.ts'
import { screens } from '#app/routing/screens.ts'

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

  const withdrawalPath = contentPath(screens.withdrawal.path[code], code)
  const cookieSettingsPath = contentPath(screens.cookieSettings.path[code], code)
  const textOf = (key: PageKey) => texts[pages.findIndex(({ name }) => name === key)]!

  it('link to existing pages and screens in their own language', () => {
    const links = texts.flatMap((text) => [...text.matchAll(/href=\\"(\/[^\\]*)/g)])
    expect(links.length).toBeGreaterThan(10)
    for (const [, path] of links)
      expect([...paths, withdrawalPath, cookieSettingsPath]).toContain(path)
    expect(texts.filter((text) => text.includes('[['))).toEqual([])
  })

  it('name everything that the shop stores in a browser, and link to the settings', () => {
    const names = Object.values(storedItems).flatMap((items) => items.flatMap((item) => item.names))
    for (const name of names) {
      expect(textOf('cookies').split(/[^\w*-]+/), name).toContain(name)
    }
    expect(textOf('cookies')).toContain(`\\"${cookieSettingsPath}\\"`)
  })

  it('link to the withdrawal function from the terms and the page about returns', () => {
    for (const key of ['terms', 'returns'] as const) {
      expect(textOf(key)).toContain(`\\"${withdrawalPath}\\"`)
    }
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
