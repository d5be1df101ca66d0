import { beforeAll, describe, expect, it } from 'vitest'

import {
  findCart,
  getCart,
  getCartOverview,
  adoptCartOfOtherDomain,
} from '#app/cart/cart.server.ts'
import { findMatchingGoods } from '#app/cart/matching-goods.server.ts'
import { addLine, changeLine, removeLine, setSkuQuantity } from '#app/cart/lines/lines.server.ts'
import { setPromoCode } from '#app/cart/promo-code/promo-code.server.ts'
import { hasShortage, hasUnsold, type CartLine } from '#app/cart/cart.ts'
import { emptyCart } from '#app/cart/read-cart.server.ts'
import { findCardRow } from '#app/catalogue/card/find-cards/find-cards.server.ts'
import { getCheckout } from '#app/checkout/checkout.server.ts'
import { graphql } from '#app/gateway/graphql.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { demoProducts } from '#server/demo/generator/demo-products.ts'
import { openFaultProxy } from '#tests/support/fault-proxy.ts'
import { openForeignMerchant } from '#tests/support/foreign-merchant.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'
import { testContext } from '#tests/support/test-context.ts'

const merchant = await openForTests(openSeededMerchant())
const foreign = await openForTests(openForeignMerchant(merchant.endpoint))
const withoutCodes = await openForTests(
  openForeignMerchant(merchant.endpoint, { hasNoErrorCodes: true }),
)
/** GraphQL address of the merchant in use. */
let { endpoint } = merchant

async function visitWith(cookies: Record<string, string> = {}, path = '/') {
  const context = testContext(endpoint, cookies)
  const visit = await openVisit({ request: new Request(`http://shop.test${path}`), context })
  return { visit, context }
}

const skuInStock = graphql(`
  query stocked($channelId: String, $languageId: String, $marketId: String) {
    products(
      skip: 0
      take: 60
      filter: { sort: LATEST }
      channelId: $channelId
      languageId: $languageId
      marketId: $marketId
    ) {
      products {
        skus {
          skuId
          stock {
            totalStock
            oversellable
            static
          }
        }
      }
    }
  }
`)

const cheapest = graphql(`
  query cheapest($channelId: String, $languageId: String, $marketId: String) {
    products(
      take: 1
      filter: { sort: PRICE }
      channelId: $channelId
      languageId: $languageId
      marketId: $marketId
    ) {
      products {
        skus {
          skuId
        }
      }
    }
  }
`)

const onlyInOtherMarket = demoProducts['static-stock'].aliases

const mattress = graphql(`
  query mattress($alias: String!, $channelId: String, $languageId: String, $marketId: String) {
    product(alias: $alias, channelId: $channelId, languageId: $languageId, marketId: $marketId) {
      skus {
        skuId
      }
    }
  }
`)

/** A sku with few pieces left and none incoming. */
async function fewLeft(): Promise<{ skuId: number; stock: number }> {
  const { visit } = await visitWith()
  const { products } = await requestMerchant(visit, skuInStock, {})
  for (const product of products?.products ?? []) {
    for (const sku of product?.skus ?? []) {
      const { totalStock = 0, oversellable = 0, static: always = 0 } = sku?.stock ?? {}
      if (sku && totalStock > 2 && totalStock < 500 && !oversellable && !always) {
        return { skuId: sku.skuId, stock: totalStock }
      }
    }
  }
  throw new Error('the demo world has nothing with a countable stock')
}

/** A sku that costs less than any promo code requires. */
async function cheap(): Promise<{ skuId: number }> {
  const { visit } = await visitWith()
  const { products } = await requestMerchant(visit, cheapest, {})
  const sku = products?.products?.[0]?.skus?.[0]
  if (!sku) throw new Error('the demo world sells nothing')
  return sku
}

describe.each([
  ['the embedded merchant', merchant.endpoint],
  ['a merchant with codes of its own', foreign.endpoint],
])('a cart at %s', (name, endpointInUse) => {
  beforeAll(() => void (endpoint = endpointInUse))

  it('does not exist, and sets no cookie, until something is added to it', async () => {
    const { visit, context } = await visitWith()
    expect((await getCart(visit)).lines).toEqual([])
    expect((await getCartOverview(visit)).pieces).toBe(0)
    expect([...context.changedCookies]).toEqual([])
  })

  it('is created by the first item added and found again by its cookie', async () => {
    const { skuId } = await fewLeft()
    const { visit, context } = await visitWith()
    expect((await addLine(visit, { skuId, quantity: 2 })).ok).toBe(true)
    const again = await visitWith(Object.fromEntries(context.cookieValues), '/en/cart')
    const cart = await getCart(again.visit)
    expect(cart.lines).toMatchObject([{ skuId, quantity: 2 }])
    expect(cart.lines[0]?.path).toMatch(/^\/en\/p\//)
    expect(cart.summary.total).toMatch(/SEK/)
    expect((await getCartOverview(again.visit)).pieces).toBe(2)
  })

  it('is requested once for its page, by the route and the layout', async () => {
    const { skuId } = await fewLeft()
    const { visit } = await visitWith()
    await addLine(visit, { skuId, quantity: 2 })
    const operations: unknown[] = []
    const debug = (fields: object) => void operations.push({ ...fields })
    Object.assign(visit, { log: { ...visit.log, debug } })
    const [{ pieces }, cart] = await Promise.all([
      getCartOverview(visit, { isCartShown: true }),
      getCart(visit),
    ])
    expect(operations).toMatchObject([{ operation: 'getCart' }])
    expect([pieces, cart.lines[0]?.quantity]).toEqual([2, 2])
    await getCart(visit)
    expect(operations).toHaveLength(2)
  })

  it('accepts no more pieces than available, reports how many there are, and stays unchanged', async () => {
    const { skuId, stock } = await fewLeft()
    const { visit } = await visitWith()
    const available = name === 'the embedded merchant' ? undefined : stock
    expect(await addLine(visit, { skuId, quantity: stock + 1, available })).toEqual({
      ok: false,
      reason: { kind: 'too-many', stock },
    })
    await addLine(visit, { skuId, quantity: stock })
    expect(await addLine(visit, { skuId, quantity: 1, available })).toEqual({
      ok: false,
      reason: { kind: 'already-in-cart', quantity: stock },
    })
    const { lines } = await getCart(visit)
    expect(lines).toMatchObject([{ quantity: stock }])
    expect(await changeLine(visit, { id: lines[0]!.id, quantity: stock + 1 })).toEqual({
      ok: false,
      reason: { kind: 'too-many', stock },
    })
  })

  it.each([0, -1, 1_000_000_000])('rejects quantity %i', async (quantity) => {
    const { skuId } = await fewLeft()
    const { visit } = await visitWith()
    expect((await addLine(visit, { skuId, quantity })).ok).toBe(false)
  })

  it('rejects a product that is not sold, and stays unchanged', async () => {
    const { skuId } = await fewLeft()
    const { visit, context } = await visitWith()
    await addLine(visit, { skuId, quantity: 1 })
    const before = context.cookieValues.get('ralph-cart')
    // Only the code of the embedded merchant has the reason.
    const kind = name === 'the embedded merchant' ? 'not-sold' : 'failed'
    expect(await addLine(visit, { skuId: 999_999_999, quantity: 1 })).toEqual({
      ok: false,
      reason: { kind },
    })
    expect(context.cookieValues.get('ralph-cart')).toBe(before)
    expect((await getCart(visit)).lines).toMatchObject([{ skuId, quantity: 1 }])
  })

  it('that no longer exists cannot be changed, and its cookie is removed', async () => {
    const { visit, context } = await visitWith({ 'ralph-cart': 'no-such-cart' })
    const changed = await changeLine(visit, { id: 'a', quantity: 2 })
    expect(changed.ok && changed.value.lines).toEqual([])
    expect(context.cookieValues.has('ralph-cart')).toBe(false)
  })

  it('that no longer exists cannot be checked out, and its cookie is removed', async () => {
    const { visit, context } = await visitWith({ 'ralph-cart': 'no-such-cart' })
    expect(await getCheckout(visit)).toBeNull()
    expect(context.cookieValues.has('ralph-cart')).toBe(false)
  })

  it('reports a promo code whose requirements are not met', async () => {
    const { skuId } = await cheap()
    const { visit } = await visitWith()
    await addLine(visit, { skuId, quantity: 1 })
    expect(await setPromoCode(visit, 'STOR5000')).toEqual({
      ok: false,
      reason: 'requirements-not-met',
    })
  })

  it('keeps items that another market does not sell, at no cost, until they are sold again', async () => {
    const { skuId } = await fewLeft()
    const swedish = await visitWith()
    const { product } = await requestMerchant(swedish.visit, mattress, {
      alias: onlyInOtherMarket.sv,
    })
    await addLine(swedish.visit, { skuId: product!.skus![0]!.skuId, quantity: 1 })
    await addLine(swedish.visit, { skuId, quantity: 2 })
    const cookies = Object.fromEntries(swedish.context.cookieValues)
    const danish = await getCart((await visitWith(cookies, '/da/kurven')).visit)
    expect(danish.lines).toMatchObject([
      { skuId, notSoldIn: null },
      { notSoldIn: 'Danmark', path: null, unitPrice: '', available: 0 },
    ])
    expect(danish.summary.subTotal).toBe(danish.lines[0]?.totalPrice)
    expect([hasUnsold(danish), hasShortage(danish)]).toEqual([true, true])
    const again = await getCart((await visitWith(cookies)).visit)
    expect(again.lines.map(({ notSoldIn }) => notSoldIn)).toEqual([null, null])
  })

  it('is transferred to another domain of the shop by its id', async () => {
    const { skuId } = await fewLeft()
    const { visit } = await visitWith()
    await addLine(visit, { skuId, quantity: 1 })
    const otherDomain = await visitWith()
    otherDomain.context.config.addresses.kind = 'domain'
    adoptCartOfOtherDomain(otherDomain.visit, visit.cartId ?? '')
    expect((await getCart(otherDomain.visit)).lines).toMatchObject([{ skuId }])
    for (const id of ['', 'a;b', 'x'.repeat(200)]) adoptCartOfOtherDomain(otherDomain.visit, id)
    expect(otherDomain.context.cookieValues.get('ralph-cart')).toBe(visit.cartId)
  })

  it('is not transferred where the shop has one domain', async () => {
    const { visit, context } = await visitWith()
    adoptCartOfOtherDomain(visit, 'another')
    expect([...context.changedCookies]).toEqual([])
  })

  it('changes and removes lines', async () => {
    const { skuId } = await fewLeft()
    const { visit } = await visitWith()
    await addLine(visit, { skuId, quantity: 1 })
    const [line] = (await getCart(visit)).lines
    const changed = await changeLine(visit, { id: line?.id ?? '', quantity: 2 })
    expect(changed.ok && changed.value.lines).toMatchObject([{ quantity: 2 }])
    const removed = await removeLine(visit, line?.id ?? '')
    expect(removed.ok && removed.value.lines).toEqual([])
    expect((await removeLine(visit, line?.id ?? '')).ok).toBe(true)
  })

  it('puts a removed line back with its quantity, and adds nothing when that is sent twice', async () => {
    const { skuId } = await fewLeft()
    const { visit } = await visitWith()
    for (let sent = 0; sent < 2; sent++) {
      expect(await setSkuQuantity(visit, { skuId, quantity: 2 })).toMatchObject({ ok: true })
    }
    expect((await getCart(visit)).lines).toMatchObject([{ skuId, quantity: 2 }])
    expect(await setSkuQuantity(visit, { skuId, quantity: 9_999 })).toMatchObject({
      ok: false,
      reason: { kind: 'too-many' },
    })
  })

  it('with an unknown id is empty, and the cookie is removed', async () => {
    const { visit, context } = await visitWith({ 'ralph-cart': 'no-such-cart' })
    expect((await getCart(visit)).lines).toEqual([])
    expect(context.cookieValues.has('ralph-cart')).toBe(false)
  })

  it('that no longer exists is replaced when something is added', async () => {
    const { skuId } = await fewLeft()
    const { visit, context } = await visitWith({ 'ralph-cart': 'no-such-cart' })
    expect((await addLine(visit, { skuId, quantity: 1 })).ok).toBe(true)
    expect(context.cookieValues.get('ralph-cart')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it.each([
    ['NONSENSE', 'not-valid'],
    ['', null],
    ['sommar10', null],
  ])('responds to promo code "%s" with %s', async (code, reason) => {
    const { skuId } = await fewLeft()
    const { visit } = await visitWith()
    await addLine(visit, { skuId, quantity: 1 })
    const set = await setPromoCode(visit, code)
    expect(set.ok ? null : set.reason).toBe(reason)
    if (set.ok) expect(set.value.promoCode).toBe(code ? 'SOMMAR10' : null)
  })

  it('shows a company prices without VAT and the total with VAT', async () => {
    const { skuId } = await fewLeft()
    const { visit, context } = await visitWith()
    await addLine(visit, { skuId, quantity: 1 })
    const company = await visitWith({
      ...Object.fromEntries(context.cookieValues),
      'ralph-user-type': 'ORGANIZATION',
    })
    const [person, asCompany] = [await getCart(visit), await getCart(company.visit)]
    expect(asCompany.lines[0]?.totalPrice).not.toBe(person.lines[0]?.totalPrice)
    expect(asCompany.summary.total).toBe(person.summary.total)
  })
})

it('suggests goods that go with a cart, without those that are in it', async () => {
  endpoint = merchant.endpoint
  const { visit } = await visitWith()
  const cartOf = (...aliases: string[]) => ({
    ...emptyCart(visit),
    lines: aliases.map((alias) => ({ product: { id: 0, alias, categoryId: null } }) as CartLine),
  })
  expect(await findMatchingGoods(visit, cartOf())).toEqual([])
  const cards = await findCardRow(visit, { filter: { sort: 'LATEST' }, count: 40 })
  for (const { alias } of cards) {
    const goods = await findMatchingGoods(visit, cartOf(alias))
    const [suggested] = goods
    if (!suggested || goods.length === 1) continue
    expect(goods.length).toBeLessThan(5)
    const others = await findMatchingGoods(visit, cartOf(suggested.alias, alias))
    expect(others.map((card) => card.alias)).not.toContain(suggested.alias)
    return
  }
  throw new Error('no product of the demo world has accessories')
})

describe('a merchant without error codes', () => {
  beforeAll(() => void (endpoint = withoutCodes.endpoint))

  it.each(['NONSENSE', 'STOR5000'])('rejects promo code %s as invalid', async (code) => {
    const { skuId } = await cheap()
    const { visit } = await visitWith()
    await addLine(visit, { skuId, quantity: 1 })
    expect(await setPromoCode(visit, code)).toEqual({ ok: false, reason: 'not-valid' })
  })
})

describe('a cart that the merchant refuses to return', () => {
  /** Refuses the operations on one cart, until changed. */
  async function openRefusing(code: string | null, operations: readonly string[], id: string) {
    const proxy = await openFaultProxy(merchant.origin)
    const state = { isRefused: true }
    const errors = [{ message: 'Det gick fel', extensions: code ? { code } : {} }]
    for (const operation of operations) {
      proxy.setResponse(operation, (variables) =>
        state.isRefused && [variables['id'], variables['cartId']].includes(id)
          ? { data: null, errors }
          : undefined,
      )
    }
    return { proxy, state }
  }

  async function filledCart() {
    endpoint = merchant.endpoint
    const { skuId } = await fewLeft()
    const { visit, context } = await visitWith()
    await addLine(visit, { skuId, quantity: 1 })
    return { skuId, id: visit.cartId ?? '', held: Object.fromEntries(context.cookieValues) }
  }

  it('with any other code is kept, and available afterwards', async () => {
    const operations = ['getCart', 'createOrUpdateCheckout']
    const visitors = []
    for (const code of ['InternalServerError', 'INTERNAL_SERVER_ERROR', 'SOME_OTHER_CODE', null]) {
      const { skuId, id, held: cookies } = await filledCart()
      const { proxy, state } = await openRefusing(code, operations, id)
      endpoint = `${proxy.origin}/graphql`
      visitors.push({ skuId, id, proxy, state, ...(await visitWith(cookies)) })
    }
    // The shop tries some of them for seconds.
    await Promise.all(
      visitors.map(async ({ skuId, id, proxy, state, visit, context }) => {
        await using _ = proxy
        expect(await findCart(visit)).toBeNull()
        await expect(getCheckout(visit)).rejects.toThrow('Det gick fel')
        expect(context.cookieValues.get('ralph-cart')).toBe(id)
        state.isRefused = false
        expect((await findCart(visit))?.lines).toMatchObject([{ skuId }])
      }),
    )
  })

  it.each(['CartNotFound', 'CartCompleted'])('with %s does not exist', async (code) => {
    const { id, held: cookies } = await filledCart()
    const { proxy } = await openRefusing(code, ['getCart'], id)
    await using _ = proxy
    endpoint = `${proxy.origin}/graphql`
    const { visit, context } = await visitWith(cookies)
    expect((await findCart(visit))?.lines).toEqual([])
    expect(context.cookieValues.has('ralph-cart')).toBe(false)
  })

  it.each([
    ['SOME_OTHER_CODE', true],
    [null, true],
    ['InternalServerError', false],
  ])('that cannot be changed, with %s: a new one is created: %s', async (code, isNew) => {
    const { skuId, id, held: cookies } = await filledCart()
    const { proxy } = await openRefusing(code, ['getCart', 'addToCart'], id)
    await using _ = proxy
    endpoint = `${proxy.origin}/graphql`
    const { visit, context } = await visitWith(cookies)
    expect((await addLine(visit, { skuId, quantity: 1 })).ok).toBe(isNew)
    expect(context.cookieValues.get('ralph-cart') !== id).toBe(isNew)
  })
})

describe('an unknown refusal', () => {
  /** Refuses to add to the cart `old` with an unknown message. */
  async function openMerchantWithoutAdding(getCart: object | null) {
    const proxy = await openFaultProxy(merchant.origin)
    const refusal = { data: null, errors: [{ message: 'Computer says no' }] }
    proxy.setResponse('getCart', ({ id }) => (id === 'old' ? { data: { getCart } } : undefined))
    proxy.setResponse('addToCart', ({ id }) => (id === 'old' ? refusal : undefined))
    return proxy
  }

  it('creates a new cart, once, when the merchant does not have the cart', async () => {
    await using proxy = await openMerchantWithoutAdding(null)
    endpoint = merchant.endpoint
    const { skuId } = await fewLeft()
    endpoint = `${proxy.origin}/graphql`
    const { visit, context } = await visitWith({ 'ralph-cart': 'old' })
    expect((await addLine(visit, { skuId, quantity: 1 })).ok).toBe(true)
    expect(context.cookieValues.get('ralph-cart')).toMatch(/^[0-9a-f-]{36}$/)
    expect(proxy.requestCounts.get('addToCart')).toBe(2)
  })

  it('keeps an existing cart', async () => {
    await using proxy = await openMerchantWithoutAdding({
      id: 'old',
      isCompleted: false,
      items: [],
    })
    endpoint = `${proxy.origin}/graphql`
    const { visit, context } = await visitWith({ 'ralph-cart': 'old' })
    expect(await addLine(visit, { skuId: 1, quantity: 1 })).toMatchObject({
      reason: { kind: 'failed' },
    })
    expect(context.cookieValues.get('ralph-cart')).toBe('old')
    expect(proxy.requestCounts.get('addToCart')).toBe(1)
  })
})
