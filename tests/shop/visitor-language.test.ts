import { describe, expect, inject, it } from 'vitest'

const origin = inject('shopOrigin')

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

/** Status and redirect target of a request; the response must set no cookie. */
async function firstRequest(address: string, headers: Record<string, string>) {
  const response = await fetch(origin + address, {
    redirect: 'manual',
    headers: { Accept: 'text/html', 'User-Agent': firefox, ...headers },
  })
  const to = response.headers.get('location')
  expect(response.headers.getSetCookie()).toEqual([])
  if (to) expect(response.headers.get('cache-control')).toBe('no-store')
  return to ? `${response.status} ${to}` : `${response.status}`
}

describe('a visitor of the start page', () => {
  it.each<[string, Record<string, string>, string]>([
    ['reads English in the browser', { 'Accept-Language': 'en-GB,en;q=0.9' }, '302 /en'],
    ['reads Norwegian', { 'Accept-Language': 'no' }, '302 /nb'],
    ['reads Swedish', { 'Accept-Language': 'sv-SE,en;q=0.5' }, '200'],
    ['reads what the shop does not speak', { 'Accept-Language': 'de' }, '200'],
    ['chose Danish before', { Cookie: 'i18n_redirected=da', 'Accept-Language': 'en' }, '302 /da'],
    ['chose Swedish before', { Cookie: 'i18n_redirected=sv', 'Accept-Language': 'en' }, '200'],
    ['typed the address', { 'Accept-Language': 'en', 'Sec-Fetch-Site': 'none' }, '302 /en'],
    [
      'follows a link of the shop',
      { 'Accept-Language': 'en', 'Sec-Fetch-Site': 'same-origin' },
      '200',
    ],
    [
      'follows a link of another site',
      { 'Accept-Language': 'en', 'Sec-Fetch-Site': 'cross-site' },
      '200',
    ],
    [
      'follows a link in a browser of old',
      { 'Accept-Language': 'en', Referer: 'https://shop.example/en' },
      '200',
    ],
    ['is a crawler', { 'Accept-Language': 'en', 'User-Agent': googlebot }, '200'],
  ])('who %s', async (_, headers, expected) => {
    expect(await firstRequest('/', headers)).toBe(expected)
  })

  it('keeps the query', async () => {
    expect(await firstRequest('/?utm=1', { 'Accept-Language': 'fi' })).toBe('302 /fi?utm=1')
  })
})

it('password managers are led to the page of the password, in the language of the browser', async () => {
  const address = '/.well-known/change-password'
  expect(await firstRequest(address, {})).toBe('302 /mina-sidor/losenord')
  const english = { 'Accept-Language': 'en' }
  expect(await firstRequest(address, english)).toBe('302 /en/my-account/password')
})

it.each(['/en', '/c/soffor', '/land-och-sprak', '/land-och-sprak?returnTo=%2Fc%2Fsoffor'])(
  '%s keeps its language for every visitor',
  async (address) => {
    const headers = { 'Accept-Language': 'da', Cookie: 'i18n_redirected=fi' }
    expect(await firstRequest(address, headers)).toBe('200')
  },
)
