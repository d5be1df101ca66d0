import { describe, expect, inject, it } from 'vitest'

import { openShopper, type Shopper } from '#tests/support/shopper.ts'

const origin = inject('shopOrigin')
const statesCookie = 'ralph-persisted-states'

/** Submits a favourite as the form or the script of a page does. */
async function press(
  fields: string,
  { path = '/favorite', headers = {} }: { path?: string; headers?: Record<string, string> } = {},
) {
  const response = await fetch(origin + path, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
    headers: { Accept: 'text/html', 'Sec-Fetch-Site': 'same-origin', ...headers },
  })
  return {
    status: response.status,
    location: response.headers.get('location'),
    states: response.headers.getSetCookie().map((line) => {
      const [, value = ''] = /^ralph-persisted-states=([^;]*)/.exec(line) ?? []
      return decodeURIComponent(value)
    }),
    text: await response.text(),
  }
}

/** Ids of the cards of a page; a card has a button for comparing as well. */
function idsOn(html: string): number[] {
  const ids = [...html.matchAll(/name="add" value="(\d+)"/g)].map(([, id]) => Number(id))
  return [...new Set(ids)]
}

describe('a favourite button', () => {
  it('redirects to its card', async () => {
    expect(await press('returnTo=/c/soffor?page=2&add=7')).toMatchObject({
      status: 303,
      location: '/c/soffor?page=2#p7',
      states: ['favorites=[7];'],
    })
  })

  it('of a whole list redirects to the beginning of the favourites', async () => {
    expect(await press('returnTo=/favoriter&add=7&add=8')).toMatchObject({
      status: 303,
      location: '/favoriter',
      states: ['favorites=[7,8];'],
    })
  })

  it('returns the stored favourites to a script', async () => {
    const headers = { Accept: 'application/json', Cookie: `${statesCookie}=favorites=[7];` }
    const response = await press('add=8', { path: '/en/favorite', headers })
    expect(response).toMatchObject({ status: 200, states: ['favorites=[7,8];'] })
    expect(JSON.parse(response.text)).toEqual({ ids: [7, 8] })
  })

  it.each([
    ['', '/favoriter'],
    ['returnTo=https://evil.example/&add=', '/favoriter'],
    ['returnTo=//evil.example&remove=x', '/favoriter'],
    ['returnTo=/c/soffor&add=-1&add=1.5&add=9999999999', '/c/soffor'],
    ['returnTo=/c/soffor&__proto__=7', '/c/soffor'],
  ])('with "%s" changes nothing and redirects to %s', async (fields, location) => {
    expect(await press(fields)).toMatchObject({ status: 303, location, states: [] })
  })

  it('from another site is rejected', async () => {
    const response = await press('add=7', { headers: { 'Sec-Fetch-Site': 'cross-site' } })
    expect(response).toMatchObject({ status: 403, states: [] })
  })

  it('has no page of its own', async () => {
    const response = await openShopper(origin).get('/da/favorite')
    expect(response).toMatchObject({ status: 302, location: '/da/favoritter' })
  })
})

describe('favourites of a customer', () => {
  const account = { email: 'favourites@example.com', newPassword: 'en lång mening' }
  const logIn = (shopper: Shopper) =>
    shopper.post('/logga-in', { email: account.email, password: account.newPassword })
  const pressed = async (shopper: Shopper) => {
    const { html } = await shopper.get('/favoriter')
    const ids = [...html.matchAll(/name="remove" value="(\d+)"/g)].map(([, id]) => Number(id))
    return [...new Set(ids)].sort((one, other) => one - other)
  }

  it('are on every device where they log in, and leave the browser with them', async () => {
    const list = await openShopper(origin).get('/c/soffor')
    const [one, two, three] = idsOn(list.html).sort((a, b) => a - b) as [number, number, number]
    const phone = openShopper(origin)
    await phone.post('/favorite', { add: String(one) })
    const form = { ...account, repeated: account.newPassword, customerType: 'PERSON' }
    expect((await phone.post('/skapa-konto', form)).status).toBe(303)

    const laptop = openShopper(origin)
    await laptop.post('/favorite', { add: String(two) })
    await logIn(laptop)
    expect(await pressed(laptop)).toEqual([one, two])
    // The phone was logged in all the time.
    await phone.post('/favorite', { add: String(three) })
    expect(await pressed(phone)).toEqual([one, two, three])
    await laptop.post('/favorite', { remove: String(one) })
    expect(await pressed(laptop)).toEqual([two, three])
    expect(await pressed(phone)).toEqual([two, three])

    expect((await phone.get('/favoriter')).html).toContain('sparas på ditt konto')

    await phone.post('/logga-ut', {})
    expect(await pressed(phone)).toEqual([])
    await phone.post('/favorite', { add: String(one) })
    await phone.post('/logga-ut', {})
    expect(await pressed(phone)).toEqual([one])
    await logIn(phone)
    expect(await pressed(phone)).toEqual([one, two, three])
  })

  it('are not added to the account of the next customer in the same browser', async () => {
    const browser = openShopper(origin)
    await logIn(browser)
    expect((await pressed(browser)).length).toBeGreaterThan(0)
    const states = /ralph-persisted-states=[^;]*/.exec(browser.cookies())?.[0] ?? ''
    expect(states).not.toBe('')
    // The session has ended without a logout.
    const next = openShopper(origin, states)
    const email = 'next-favourites@example.com'
    const form = { ...account, email, repeated: account.newPassword, customerType: 'PERSON' }
    await next.post('/skapa-konto', form)
    expect(await pressed(next)).toEqual([])
  })
})

describe('a shared list', () => {
  it('shows its products to everybody, and what they cost together', async () => {
    const { html } = await openShopper(origin).get('/c/soffor')
    const ids = idsOn(html).slice(0, 3)
    const owner = openShopper(origin, `${statesCookie}=favorites%3D%5B${ids.join()}%5D%3B`)
    const own = await owner.get('/favoriter')
    const [, link] = /value="[^"]*(\/favoriter\?list=[^"]+)"/.exec(own.html) ?? []
    const [, sum] = /Tillsammans ([^<]+)/.exec(own.html) ?? []

    const shared = await openShopper(origin).get(link!)
    expect(shared.headers.get('cache-control')).toMatch(/^public\b/)
    expect(shared.html).toContain('En delad lista')
    expect(shared.html).toContain(sum)
    const shown = [...shared.html.matchAll(/id="p(\d+)"/g)].map(([, id]) => Number(id))
    expect(shown).toEqual([...ids].reverse())
    expect(shared.html).toContain('Spara alla 3 bland mina favoriter')
  })

  it('that is long is shown in pages, with the total price of all', async () => {
    const link = `/favoriter?list=${Array.from({ length: 60 }, (_, i) => (i + 1).toString(36)).join('-')}`
    const pages = [
      await openShopper(origin).get(link),
      await openShopper(origin).get(`${link}&page=2`),
    ]
    const [first, second] = pages.map(({ html }) => html) as [string, string]
    const cardsOn = (html: string) => html.match(/id="p\d+"/g)?.length ?? 0
    const sumOf = (html: string) => /Tillsammans ([^<]+)/.exec(html)?.[1]

    expect(cardsOn(first)).toBe(48)
    const total = 48 + cardsOn(second)
    expect(total).toBeGreaterThan(48)
    expect(first).toContain(`Du visar 1–48 av ${total}`)
    expect(first).toContain(`Spara alla ${total} bland mina favoriter`)
    expect(first).toContain(`${link}&amp;page=2`)
    expect(sumOf(second)).toBe(sumOf(first))
  })

  it('of which some are kept already offers the others', async () => {
    const shopper = openShopper(origin, `${statesCookie}=favorites%3D%5B1%5D%3B`)
    const { html } = await shopper.get('/favoriter?list=zik0zj-1')
    expect(html).toContain('säljs inte här just nu')
  })

  it.each(['', '-', '<b>', "' OR 1=1", '🛋', 'a'.repeat(7_000)])(
    'that %j names leads to the own one',
    async (list) => {
      const address = `/favoriter?${new URLSearchParams({ list }).toString()}`
      const { status, location } = await openShopper(origin).get(address)
      expect([status, location]).toEqual([302, '/favoriter'])
    },
  )
})

describe('a page with favourite buttons', () => {
  it('is public without favourites, and private with them', async () => {
    const getList = (cookie?: string) =>
      fetch(`${origin}/c/soffor`, { headers: { Accept: 'text/html', Cookie: cookie ?? 'a=1' } })
    const open = await getList()
    expect(open.headers.get('cache-control')).toMatch(/^public\b/)
    const html = await open.text()
    expect(html).not.toContain('aria-pressed="true" aria-label="Spara')
    const [, id] = /name="add" value="(\d+)"/.exec(html) ?? []
    const own = await getList(`${statesCookie}=favorites%3D%5B${id}%5D%3B`)
    expect(own.headers.get('cache-control')).toMatch(/^private\b/)
    expect(await own.text()).toMatch(
      new RegExp(`name="remove" value="${id}"[^>]*aria-pressed="true"`),
    )
  })

  it.each([
    ['half a list', 'favorites=['],
    ['a script', 'favorites="<script>"'],
    ['a deep list', `favorites=${'['.repeat(3000)}`],
    ['names that objects know', '__proto__={"favorites":[1]};constructor=[1]'],
    ['a long list', `favorites=[${'1,'.repeat(1500)}2]`],
    ['no ids', 'favorites=[999999999,-5,"7",null,1e99];'],
    ['no text', '%ff%fe;;;==='],
  ])('is shown when the cookie contains %s', async (_, states) => {
    for (const path of ['/favoriter', '/c/soffor']) {
      const cookie = `${statesCookie}=${states.startsWith('%') ? states : encodeURIComponent(states)}`
      const response = await openShopper(origin, cookie).get(path)
      expect(response.status).toBe(200)
      expect(response.html).not.toContain('<script>"')
    }
  })
})
