import { expect, it, vi } from 'vitest'

import { buyerOf, destinationOf, draftOf } from '#app/agents/session/buyer-draft.ts'
import { readOptionId } from '#app/agents/checkout/describe-fulfillment.ts'
import { continueUrl, readHandover } from '#app/agents/session/continue-url.server.ts'
import { findSession, sessionId, startSession } from '#app/agents/session/agent-session.server.ts'
import type { Visit } from '#app/visit/visit.ts'

const key = 'a key that tests sign with'
const visit = {
  market: { alias: 'se' },
  language: 'sv',
  customerType: 'PERSON',
  config: { signingKey: key, publicOrigin: 'https://shop.example' },
} as unknown as Visit

it('a session belongs to its platform and its kind', async () => {
  const platform = 'https://agent.example/p.json'
  const session = await startSession(visit, { cartId: 'cart-1', platform, isSigned: true })
  const find = (platform: string, kind: 'cart' | 'checkout' | 'order', id: string, by = key) =>
    findSession(by, platform, kind, id)
  const own = 'https://agent.example/p.json'
  const id = sessionId('cart', session)
  expect(id).not.toContain('cart-1')
  expect(await find(own, 'cart', id)).toMatchObject({
    cartId: 'cart-1',
    market: 'se',
    isSigned: true,
  })
  expect(await find(own, 'checkout', sessionId('checkout', session))).not.toBeNull()
  expect(await find('https://other.example/p.json', 'cart', id)).toBeNull()
  expect(await find(own, 'checkout', id)).toBeNull()
  expect(await find(own, 'cart', id, 'another key')).toBeNull()
  expect(await find(own, 'cart', `${id.slice(0, -2)}AA`)).toBeNull()
})

const place = {
  street_address: 'Storgatan 1',
  address_locality: 'Umeå',
  postal_code: '903 25',
  address_country: 'SE',
}
const eva = { first_name: 'Eva', last_name: 'Ek', email: 'eva@example.com' }

it('what an assistant leaves out is removed, and all else is told back', () => {
  expect(draftOf({}, { destination: {} })).toMatchObject({ email: '', zip: '', firstName: '' })
  const draft = draftOf(eva, { destination: place, shippingId: '1' })
  expect(draft).toMatchObject({ firstName: 'Eva', addressLine1: 'Storgatan 1', shippingId: '1' })
  expect(draft.shipElsewhere).toBeUndefined()
  expect(buyerOf(draft)).toEqual(eva)
  expect(destinationOf(draft, 'SE')).toEqual({ ...place, first_name: 'Eva', last_name: 'Ek' })
})

it('a receiver with another name has an address of their own', () => {
  const destination = { ...place, first_name: 'Bo', last_name: 'Ek' }
  const draft = draftOf(eva, { destination })
  expect(draft).toMatchObject({ firstName: 'Eva', shipElsewhere: 'on', shipFirstName: 'Bo' })
  expect(destinationOf(draft, 'SE')).toEqual(destination)
  // Without a buyer's name the receiver is the buyer.
  expect(draftOf({}, { destination })).toMatchObject({ firstName: 'Bo', lastName: 'Ek' })
})

it.each([
  ['1', { shippingId: '1' }],
  ['2~A~7', { shippingId: '2', pickupPoint: 'A~7' }],
  ['', { shippingId: '' }],
])('the option %j is %j', (id, option) => {
  expect(readOptionId(id)).toEqual(option)
})

it('a link holds for an hour, and tells of its cart for longer', async () => {
  const shop = { ...visit, origin: 'https://shop.example', language: 'sv', prefix: '' } as Visit
  const session = await startSession(visit, { cartId: 'cart-1', platform: 'p', isSigned: true })
  const link = new URL(await continueUrl(shop, session, 'checkout'))
  const token = link.searchParams.get('from')!
  expect(link.href.length).toBeLessThan(1_200)
  expect(await readHandover(shop, token)).toMatchObject({ cartId: 'cart-1', to: 'checkout' })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60 * 1000 })
  expect(await readHandover(shop, token)).toBeNull()
  vi.setSystemTime(Date.now() + 7 * 60 * 60 * 1000)
  const late = await readHandover(shop, token, { allowExpired: true })
  expect(late).toMatchObject({ cartId: 'cart-1', isSigned: true, digest: session.digest })
  vi.useRealTimers()
})
