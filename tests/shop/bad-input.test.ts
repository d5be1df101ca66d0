import { describe, expect, inject, it } from 'vitest'

import { sendRaw } from '#tests/support/open-host.ts'
import { seed } from '#tests/support/seed.ts'
import { openShopper, type Page, type Shopper } from '#tests/support/shopper.ts'
import { until } from '#tests/support/until.ts'

/**
 * Errors are shown in the language of the page, on every screen and in every language; malformed
 * requests and prototype names are harmless.
 */
const origin = inject('shopOrigin')
const port = Number(new URL(origin).port)

const languages = {
  sv: {
    prefix: '',
    cart: '/varukorgen',
    checkout: '/kassan',
    missing: 'Sidan finns inte',
    unreadable: 'Något blev fel på vägen',
    quantity: 'Ange ett antal från 1 till 999',
    email: 'Du måste ange en giltig email',
    nowhere: 'Hittade inga fraktalternativ för angivet postnummer',
    code: 'Koden är ej giltig',
  },
  en: {
    prefix: '/en',
    cart: '/en/cart',
    checkout: '/en/checkout',
    missing: 'Page not found',
    unreadable: 'Something went wrong on the way',
    quantity: 'Enter a quantity from 1 to 999',
    email: 'Please enter a valid email address',
    nowhere: 'We found no delivery methods for this postal code',
    code: 'The code is not valid',
  },
  da: {
    prefix: '/da',
    cart: '/da/kurven',
    checkout: '/da/kassen',
    missing: 'Siden findes ikke',
    unreadable: 'Der gik noget galt undervejs',
    quantity: 'Angiv et antal fra 1 til 999',
    email: 'Du skal angive en gyldig e-mailadresse',
    nowhere: 'Vi fandt ingen leveringsmåder til postnummeret',
    code: 'Koden er ikke gyldig',
  },
  fi: {
    prefix: '/fi',
    cart: '/fi/ostoskori',
    checkout: '/fi/kassa',
    missing: 'Sivua ei löytynyt',
    unreadable: 'Jokin meni matkalla vikaan',
    quantity: 'Anna määräksi 1–999',
    email: 'Anna kelvollinen sähköpostiosoite',
    nowhere: 'Postinumerolle ei löytynyt toimitustapoja',
    code: 'Koodi ei kelpaa',
  },
  nb: {
    prefix: '/nb',
    cart: '/nb/handlekurven',
    checkout: '/nb/kassen',
    missing: 'Siden finnes ikke',
    unreadable: 'Noe gikk galt underveis',
    quantity: 'Oppgi et antall fra 1 til 999',
    email: 'Du må oppgi en gyldig e-postadresse',
    nowhere: 'Vi fant ingen leveringsmåter til postnummeret',
    code: 'Koden er ikke gyldig',
  },
} as const

type Language = keyof typeof languages

/** The number of products that a list shows. */
const countIn = (html: string) => /role="status"[^>]*>([^<]+)</.exec(html)?.[1]

describe('the filters of an old, foreign or malicious address', () => {
  const shopper = openShopper(origin)
  const black = shopper.get('/c/soffor?p-color=~p_color_black')

  it.each([
    'p-color=A,B~p_color_black',
    'p-color=Svart~p_color_black',
    'p-color=p_color_black',
    `p-color=${encodeURIComponent('"~/,å\'ä~')}~p_color_black`,
    'p-color=Ring%20123,45~p_color_black,~p_color_black',
    'p-color=x~p_color_black&p-color=y~p_color_black',
    'p-color=~p_color_black&max-price=abc&min-price=-1&max-p-width=NaN',
  ])('%s lists what is black', async (query) => {
    const { status, html } = await shopper.get(`/c/soffor?${query}`)
    expect(status).toBe(200)
    expect(countIn(html)).toBe(countIn((await black).html))
    expect(html).toContain('Ta bort filtret Svart<')
    expect(html).not.toMatch(/Ring 123|Ta bort filtret (A|x|y)/)
  })

  it('a value that the merchant does not know finds nothing, and can be removed', async () => {
    const { status, html } = await shopper.get(
      '/c/soffor?brands=Ring%20123~b_none&max-price=5000&facet=brands',
    )
    expect(status).toBe(200)
    expect(countIn(html)).toBe('0 produkter')
    expect(html).toContain('Ta bort filtret Okänt filter<')
    expect(html).not.toContain('Ring 123')
    expect(html).toContain('aria-disabled="true"')
  })

  it('five hundred filters at once are a page', async () => {
    const ids = Array.from({ length: 500 }, (_, at) => `~p${at}`).join(',')
    for (const query of [`brands=${ids}`, `p-a=${ids}&p-b=${ids}`, `p-color=${'~'.repeat(3000)}`]) {
      expect((await shopper.get(`/c/soffor?${query}`)).status).toBeLessThan(500)
    }
  })
})

const codes = Object.keys(languages) as Language[]

describe.each(codes)('in %s', async (language) => {
  const { prefix, cart, checkout, ...texts } = languages[language]
  const shopper = openShopper(origin)
  // A shop that has just started on a busy machine may ask to retry its first page.
  const product = await until(() => firstProductToBuy(shopper, `${prefix}/s/Viste`), {
    what: 'a product of this search that can be bought',
  })
  await shopper.buy(product)
  /** All in one language of a run; the others have texts of their own, which one address shows. */
  const inTurn = <Row>(rows: readonly Row[]) =>
    seed % codes.length === codes.indexOf(language) ? rows : [rows[seed % rows.length]!]
  const notFound = [
    '/finns-inte',
    '/p/finns-inte',
    '/c/finns-inte',
    '/b/finns-inte',
    '/dc/finns-inte',
    '/l/finns-inte',
    '/product/finns-inte',
    '/content/finns-inte',
    '/s/Viste?page=9999',
    '/s/Viste?page=-1',
    '/s/Viste?page=abc',
    '/checkout/confirm',
    '/__proto__',
    '/p/constructor',
  ]

  it.each(inTurn(notFound))('%s is not found', async (address) => {
    expectPage(await shopper.get(prefix + address), 404, language, texts.missing)
  })

  it('beyond the last page of a list there is a link to its first', async () => {
    const { status, html } = await shopper.get(`${prefix}/s/Viste?sort=PRICE&page=9999`)
    expect(status).toBe(404)
    expect(html).toMatch(/<main[^]*href="[^"]*\/s\/Viste\?sort=PRICE"/)
  })

  it('a search has no hits below its title when it finds nothing, not when a filter leaves nothing', async () => {
    const noHits = /<\/h1><div[^>]*><p>/
    expect((await shopper.get(`${prefix}/s/zzqqxx`)).html).toMatch(noHits)
    expect((await shopper.get(`${prefix}/s/Viste?max-price=1`)).html).not.toMatch(noHits)
  })

  it.each(inTurn(['/p/%E0%A4%A', '/%ff', '/c/a%00b', `/p/${'a/'.repeat(60)}`]))(
    '%s is unreadable',
    async (address) => {
      expectPage(await shopper.get(prefix + address), 400, language, texts.unreadable)
    },
  )

  const queries = [
    '?sort=NOPE',
    '?brands=nope~1',
    '?p-color=x~y',
    '?__proto__[polluted]=1',
    '?price=-~%25',
  ]
  it.each(inTurn(queries))('a list with %s is a list', async (query) => {
    const page = await shopper.get(`${prefix}/s/Viste${query}`)
    expect(page.status).toBe(200)
    expect(page.html).toContain(`<html lang="${language}"`)
  })

  it.each(inTurn(['0', '-1', '1e9', 'abc', '\u0007']))(
    'quantity %j is rejected',
    async (quantity) => {
      const { sku } = await shopper.buyingForm(product)
      const page = await shopper.post(product, { sku, quantity })
      expectPage(page, 422, language, texts.quantity)
    },
  )

  it('a cart line keeps its quantity after invalid input', async () => {
    const [, line = ''] = /name="line" value="([^"]+)"/.exec((await shopper.get(cart)).html) ?? []
    for (const quantity of inTurn(['-1', '1e9', 'abc'])) {
      const page = await shopper.post(cart, { intent: 'change', line, quantity })
      expect(page.status, quantity).toBe(422)
      expect(page.html).toMatch(/aria-invalid="true"/)
    }
    expect(await shopper.get(cart)).toMatchObject({ status: 200 })
    expect((await shopper.get(cart)).html).toMatch(/name="quantity"[^>]*value="1"/)
  })

  it('an unknown promo code is rejected', async () => {
    const page = await shopper.post(cart, { intent: 'promo', code: '__proto__' })
    expectPage(page, 422, language, texts.code)
  })

  it('an order with an invalid address has messages at its fields, with the typed values', async () => {
    const page = await shopper.post(checkout, {
      intent: 'order',
      zip: '00000',
      email: 'lisa@',
      firstName: '<b>Åsa</b>',
      ['__proto__']: 'x',
      ['__proto__.polluted']: 'x',
      ['constructor[prototype][polluted]']: 'x',
    })
    expectPage(page, 422, language, texts.email)
    expect(page.html).toContain(texts.nowhere)
    expect(page.html).toContain('value="lisa@"')
    expect(page.html).toContain('value="&lt;b&gt;Åsa&lt;/b&gt;"')
  })

  it('a form of a megabyte is rejected', async () => {
    const page = await shopper.post(checkout, { message: 'x'.repeat(1024 * 1024) })
    expectPage(page, 413, language, texts.unreadable)
  })

  it('the cart is still there after all tests', async () => {
    expect((await shopper.get(cart)).html.match(/name="intent" value="remove"/g)).toHaveLength(1)
  })
})

describe('malformed requests', () => {
  const get = (target: string, ...headers: string[]) =>
    [
      `GET ${target} HTTP/1.1`,
      `Host: localhost:${port}`,
      ...headers,
      'Connection: close',
      '',
      '',
    ].join('\r\n')

  it.each([
    ['invalid UTF-8 in the path', get('/p/\xff\xfe'), [400, 404]],
    ['invalid UTF-8 in the query', get('/s/a?sort=\xc3\x28'), [200, 400]],
    ['invalid UTF-8 in a cookie', get('/', 'Cookie: ralph-cart=\xff\xfe\xfa'), [200]],
    ['invalid UTF-8 in escapes of a cookie', get('/', 'Cookie: ralph-cart=%ff%fe%e0'), [200]],
    ['a control character in a cookie', get('/', 'Cookie: ralph-cart=a\x07b'), [200, 400]],
    ['a tab in a cookie', get('/', 'Cookie: ralph-cart=a\tb; ralph-user-type=\t'), [200]],
    ['a thousand cookies', get('/', `Cookie: ${'a=1; '.repeat(1000)}`), [200]],
    ['a language that is none', get('/', 'Accept-Language: \xe5;q=x,,;'), [200]],
    ['a type that is none', get('/', 'Accept: ;;;,\xff'), [200]],
    ['another host', get('/', 'X-Forwarded-Host: evil.example', 'X-Original-URL: /x'), [200]],
    ['a null in a header', get('/', 'X-A: a\x00b'), [400]],
    ['a folded header', get('/', 'X-A: a\r\n b'), [200, 400]],
    ['a prototype as a header', get('/', '__proto__: x', 'constructor: y'), [200, 400]],
    ['a range', get('/', 'Range: bytes=-1'), [200]],
    ['a body with a GET', get('/', 'Content-Length: 3') + 'a=b', [200, 413]],
  ])('%s: an intended response, and the next visitor is served', async (_what, bytes, meant) => {
    const received = await sendRaw(port, bytes)
    expect(meant).toContain(Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1]))
    expect(received).not.toContain('evil.example')
    expect((await fetch(origin)).status).toBe(200)
  })
})

async function firstProductToBuy(shopper: Shopper, list: string): Promise<string | null> {
  const { html } = await shopper.get(list)
  for (const [, path = ''] of html.matchAll(/href="([^"]*\/p\/[^"]+)"/g)) {
    if ((await shopper.buyingForm(path)).sku) return path
  }
  return null
}

function expectPage(page: Page, status: number, language: Language, text: string) {
  expect(page.status).toBe(status)
  expect(page.html).toContain(`<html lang="${language}"`)
  expect(page.html).toContain('<header')
  expect(page.html).toContain(text)
}
