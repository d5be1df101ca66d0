import { SaxesParser } from 'saxes'
import { describe, expect, inject, it } from 'vitest'

import { languageCodes } from '#app/i18n/languages.ts'
import { demoProducts } from '#server/demo/generator/demo-products.ts'
import { inTurn } from '#tests/support/seed.ts'

/** Everything for search engines in a whole shop: its files, and that its pages match them. */
const origin = inject('shopOrigin')

interface Entry {
  address: string
  alternates: Record<string, string>
}

async function read(path: string): Promise<{ entries: Entry[]; response: Response }> {
  const response = await fetch(new URL(path, origin))
  return { entries: entriesIn(await response.text()), response }
}

/** @throws for XML that is not well-formed */
function entriesIn(xml: string): Entry[] {
  const parser = new SaxesParser({ xmlns: true })
  const entries: Entry[] = []
  parser.on('error', (error) => {
    throw error
  })
  let inside = ''
  parser.on('opentag', ({ name, attributes }) => {
    inside = name
    if (name === 'url' || name === 'sitemap') entries.push({ address: '', alternates: {} })
    const { hreflang, href } = attributes
    if (name === 'xhtml:link') entries.at(-1)!.alternates[hreflang!.value] = href!.value
  })
  parser.on('text', (text) => {
    if (inside === 'loc') entries.at(-1)!.address += text.trim()
  })
  parser.write(xml).close()
  return entries
}

const headOf = async (address: string) => {
  const response = await fetch(address, { redirect: 'manual' })
  const html = await response.text()
  const tags = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)]
  return {
    status: response.status,
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    robots: /<meta name="robots" content="([^"]+)"/.exec(html)?.[1],
    alternates: Object.fromEntries(tags.map(([, language, href]) => [language, href])),
  }
}

/** At most this many items, spread over a list. */
const some = <T>(list: readonly T[], count: number): T[] =>
  Array.from(
    { length: Math.min(count, list.length) },
    (_, index) => list[Math.floor((index * list.length) / count)]!,
  )

describe('the sitemap', () => {
  it('is an index of files for every language, referenced by robots.txt', async () => {
    const robots = await (await fetch(`${origin}/robots.txt`)).text()
    const [, address = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? []
    expect(address).toBe(`${origin}/sitemap.xml`)
    const { entries, response } = await read(address)
    expect(response.headers.get('content-type')).toMatch(/^application\/xml/)
    for (const language of languageCodes) {
      expect(entries.map((entry) => entry.address)).toEqual(
        expect.arrayContaining([
          `${origin}/sitemaps/${language}-screens.xml`,
          `${origin}/sitemaps/${language}-pages.xml`,
          `${origin}/sitemaps/${language}-categories.xml`,
          `${origin}/sitemaps/${language}-campaigns.xml`,
        ]),
      )
    }
    const products = entries.flatMap(
      ({ address }) => /\/(\w+)-products\.xml$/.exec(address)?.[1] ?? [],
    )
    expect(products).toEqual(['se', 'dk', 'fi', 'no'])
  })

  it('contains existing pages that are their own canonical and have the same alternates', async () => {
    const files = (await read('/sitemap.xml')).entries
    const seen: string[] = []
    for (const file of files) {
      const { entries } = await read(file.address)
      expect(entries.length, file.address).toBeGreaterThan(0)
      seen.push(...entries.map(({ address }) => address))
      const { address, alternates } = inTurn(entries, entries.length)[0]!
      expect(await headOf(address), address).toEqual({
        status: 200,
        canonical: address,
        robots: undefined,
        alternates,
      })
    }
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('contains pages that refer to one another', async () => {
    const { entries } = await read('/sitemaps/se-products.xml')
    for (const { address } of some(entries, 2)) {
      const { alternates } = await headOf(address)
      expect([alternates['sv'], alternates['en']]).toContain(address)
      expect(alternates['x-default']).toBe(alternates['sv'])
      for (const language of languageCodes) {
        const other = await headOf(alternates[language] ?? '')
        expect(other.canonical).toBe(alternates[language])
        expect(other.alternates).toEqual(alternates)
      }
    }
  })

  it('has the last change of each product page', async () => {
    const xml = await (await fetch(`${origin}/sitemaps/se-products.xml`)).text()
    const days = [...xml.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, day = '']) => day)
    const today = new Date().toISOString().slice(0, 10)
    expect(days).toHaveLength(entriesIn(xml).length)
    for (const day of days) expect(day).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(days.every((day) => day <= today)).toBe(true)
    expect(new Set(days).size).toBeGreaterThan(3)
  })

  it('has no file for an unknown price range', async () => {
    for (const name of [
      'se-products-1-3',
      'se-products-0-99999',
      'sv-products',
      'xx-pages',
      '..%2Fconfig',
    ]) {
      const { status } = await fetch(`${origin}/sitemaps/${name}.xml`)
      expect(status, name).toBe(404)
    }
  })
})

/** The schema.org data of a page. */
async function dataOf(address: string): Promise<Record<string, unknown>[]> {
  const html = await (await fetch(address)).text()
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...scripts].map(([, json = '']) => JSON.parse(json) as Record<string, unknown>)
}

describe('a product feed', async () => {
  const [header = '', ...lines] = (await (await fetch(`${origin}/feeds/se-sv.tsv`)).text())
    .trim()
    .split('\n')
  const items = lines.map((line) => {
    const values = line.split('\t')
    return Object.fromEntries(header.split('\t').map((name, at) => [name, values[at] ?? '']))
  })

  it('has price, stock, codes and pictures of the product pages', async () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    const reduced = items.find(({ sale_price }) => sale_price)!
    const late = items.find(({ availability }) => availability === 'backorder')!
    for (const item of [reduced, late, ...some(items, 3)]) {
      const product = (await dataOf(item.link!)).find((data) =>
        /^Product/.test(`${data['@type']}`),
      )!
      const variants = (product['hasVariant'] ?? [product]) as { sku?: string }[]
      const [price, currency] = (item.sale_price || item.price)!.split(' ')
      const stock = { in_stock: /InStock|LimitedA/, backorder: /BackO/, out_of_stock: /OutOf/ }
      expect(
        variants.find(({ sku }) => sku === item.id),
        item.id,
      ).toMatchObject({
        ...(item.gtin && { gtin: item.gtin }),
        image: expect.arrayContaining([item.image_link]) as string[],
        offers: {
          price: Number(price),
          priceCurrency: currency,
          availability: expect.stringMatching(
            stock[item.availability as keyof typeof stock],
          ) as string,
        },
      })
    }
  })

  it.each(['se-da.xml', 'xx-sv.xml', 'se-sv.csv', '..%2Fconfig'])(
    'has no name %s',
    async (name) => {
      expect((await fetch(`${origin}/feeds/${name}`)).status).toBe(404)
    },
  )
})

it('llms.txt has no dead link', async () => {
  const text = await (await fetch(`${origin}/llms.txt`)).text()
  expect(text).toMatch(/^# .+\n\n> .+\n/)
  const links = [...text.matchAll(/^- \[.+?\]\((\S+)\)/gm)].map(([, address = '']) => address)
  expect(links).toEqual(expect.arrayContaining([`${origin}/en/terms`, `${origin}/feeds/fi-fi.xml`]))
  const mcp = `${origin}/ucp/mcp`
  const pages = links.filter((each) => each !== mcp && !/feeds/.test(each))
  for (const link of [...some(pages, 5), ...pages.slice(-3)]) {
    const response = await fetch(link, { redirect: 'manual' })
    await response.body?.cancel()
    expect([link, response.status]).toEqual([link, 200])
  }
  expect((await fetch(mcp)).status).not.toBe(404)
})

it('a page of a list says which product is where, unless it is a selection', async () => {
  const list = async (path: string) =>
    (await dataOf(origin + path)).find((data) => data['@type'] === 'ItemList')
  const { itemListElement: items } = (await list('/c/mobler?page=2')) as {
    itemListElement: { position: number; url: string }[]
  }
  expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => 21 + index))
  expect(items.every(({ url }) => url.startsWith(`${origin}/p/`))).toBe(true)
  expect(await list('/c/mobler?sort=PRICE')).toBeUndefined()
  expect(await list('/s/soffa')).toBeUndefined()
})

it.each([
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/se-products.xml',
  '/manifest.webmanifest?at=/en',
  '/feeds/no-nb.tsv',
  '/llms.txt',
])('%s is publicly cacheable, and supports conditional requests', async (path) => {
  const first = await fetch(origin + path)
  expect(first.status).toBe(200)
  expect(first.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(first.headers.getSetCookie()).toEqual([])
  const tag = first.headers.get('etag') ?? ''
  await first.text()
  const again = await fetch(origin + path, { headers: { 'If-None-Match': tag } })
  expect(again.status).toBe(304)
})

it('the manifest is in the page’s language and has existing icons', async () => {
  const page = await (await fetch(`${origin}/da`)).text()
  const [, path = ''] = /<link rel="manifest" href="([^"]+)"/.exec(page) ?? []
  const manifest = (await (await fetch(origin + path)).json()) as {
    lang: string
    start_url: string
    icons: { src: string; type: string }[]
  }
  expect(manifest).toMatchObject({ lang: 'da-DK', start_url: '/da' })
  for (const { src, type } of manifest.icons) {
    const { status, headers } = await fetch(origin + src)
    expect([status, headers.get('content-type')], src).toEqual([200, type])
  }
})

describe('the head of a page', () => {
  it.each([
    ['/c/soffor', '/c/soffor', undefined],
    ['/c/soffor?utm_source=mail', '/c/soffor', undefined],
    ['/c/mobler?page=2', '/c/mobler?page=2', undefined],
    ['/c/soffor?sort=LATEST', '/c/soffor', undefined],
    ['/c/soffor?sort=PRICE', '/c/soffor?sort=PRICE', 'noindex, follow'],
    ['/s/soffa', '/s/soffa', 'noindex, follow'],
    // Another alias of a category, with any number of extra parameters.
    ['/l/soffor', '/c/soffor', undefined],
    ['/l/rum/mobler?page=2', '/c/mobler?page=2', undefined],
    ['/en/l/sofas', '/en/c/sofas', undefined],
  ])('%s has the canonical address %s', async (path, canonical, robots) => {
    expect(await headOf(origin + path)).toMatchObject({
      status: 200,
      canonical: origin + canonical,
      robots,
    })
  })

  it('has one address for the same selections in any order', async () => {
    const one = await headOf(`${origin}/c/soffor?p-color=Grå~color_grey&brands=B~b_2,A~b_1`)
    const other = await headOf(`${origin}/c/soffor?brands=A~b_1,B~b_2&p-color=Grå~color_grey`)
    expect(one.canonical).toBe(other.canonical)
    expect(one).toMatchObject({ robots: 'noindex, follow', alternates: {} })
  })

  it('has no alternate for a country where the product is not sold', async () => {
    const { alternates } = await headOf(`${origin}/p/${demoProducts['static-stock'].aliases.sv}`)
    expect(Object.keys(alternates)).toEqual(['sv', 'en', 'fi', 'nb', 'x-default'])
    for (const address of Object.values<string>(alternates)) {
      expect((await headOf(address)).alternates, address).toEqual(alternates)
    }
  })

  it('differs between the pages of a list', async () => {
    const titleOf = async (path: string) =>
      /<title>(.*?)<\/title>/.exec(await (await fetch(origin + path)).text())?.[1]
    expect(await titleOf('/c/mobler')).toBe('Möbler | Hemvist')
    expect(await titleOf('/c/mobler?page=2')).toBe('Möbler – sida 2 | Hemvist')
    expect(await titleOf('/fi/uutuudet?page=2')).toBe('Uutuudet – sivu 2 | Hemvist')
  })

  it('of a missing page has noindex', async () => {
    const html = await (await fetch(`${origin}/en/p/nothing`)).text()
    expect(html).toContain('<title>Page not found | Hemvist</title>')
  })

  it('contains structured data that no name can break out of', async () => {
    const html = await (await fetch(`${origin}/s/${encodeURIComponent('</script><b>')}`)).text()
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    expect(data).toHaveLength(1)
    expect(JSON.stringify(JSON.parse(data[0]?.[1] ?? ''))).toContain('</script><b>')
  })
})

it('researchers find where to report a vulnerability, in a file that has not expired', async () => {
  const response = await fetch(`${origin}/.well-known/security.txt`)
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ])
  const text = await response.text()
  expect(text).toContain('Contact: mailto:')
  expect(text).toContain(`Canonical: ${origin}/.well-known/security.txt`)
  const days = (Date.parse(/Expires: (.+)/.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(100)
  expect(days).toBeLessThan(366)
})
