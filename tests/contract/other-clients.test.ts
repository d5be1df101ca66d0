import { createHash } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { facetTypes } from '#app/catalogue/list/facets/facet-group.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'

/**
 * The client that the public API was made for, simulated from outside: its operations with all the
 * fields that they read, and the variables that it adds to each of them whether declared or not.
 */

const price = `unitPrice { ...Price }`
const fragments = {
  Price: `on PriceType { isDiscounted sellingPriceIncVat sellingPriceExVat sellingPriceIncVatFormatted
    sellingPriceExVatFormatted regularPriceIncVat regularPriceExVat regularPriceIncVatFormatted
    regularPriceExVatFormatted vat discountPercentage }`,
  Stock: `on StockType { inStock oversellable totalStock static incoming }`,
  Sku: `on SkuType { skuId gtin name productId stock { ...Stock } }`,
  Address: `on AddressType { firstName lastName careOf addressLine1 addressLine2 zip city country
    entryCode mobile company }`,
  Total: `on PriceType { isDiscounted sellingPriceIncVat sellingPriceExVat sellingPriceIncVatFormatted
    sellingPriceExVatFormatted discountIncVat discountExVat discountIncVatFormatted
    discountExVatFormatted vat vatFormatted }`,
  Cart: `on CartType { id promoCode appliedCampaigns { name hideTitle }
    items { campaign { appliedCampaigns { name hideTitle } prices { price { ...Price } quantity } }
      ${price} totalPrice { ...Price } quantity skuId
      product { productId articleNumber name alias canonicalUrl brand { name }
        primaryCategory { name } productImages { fileName }
        skus { skuId name stock { ...Stock } } ${price} } }
    summary { fixedAmountDiscountIncVat fixedAmountDiscountExVat
      balance { pending pendingFormatted totalSellingPriceExBalanceExVat
        totalSellingPriceExBalanceIncVat totalSellingPriceExBalanceIncVatFormatted }
      subTotal { regularPriceIncVatFormatted regularPriceExVatFormatted sellingPriceIncVatFormatted
        sellingPriceExVatFormatted sellingPriceExVat sellingPriceIncVat vat }
      shipping { amountLeftToFreeShipping amountLeftToFreeShippingFormatted feeExVat feeIncVat
        feeIncVatFormatted feeExVatFormatted isDefault }
      total { ...Total } } }`,
  ListProduct: `on ProductType { brand { name } name productId articleNumber alias canonicalUrl ${price}
    productImages { fileName } discountCampaigns { name hideTitle } primaryCategory { name }
    totalStock { ...Stock } skus { ...Sku } }`,
  ListInfo: `on PageInfoType { id alias canonicalUrl name primaryImage logo primaryDescription
    secondaryDescription hideTitle hideDescription meta { title description }
    subCategories { name alias canonicalUrl } }`,
  Checkout: `on CheckoutType { cart { ...Cart } consents { type checked } email identityNumber
    billingAddress { ...Address } shippingAddress { ...Address } shippingData
    shippingOptions { id displayName logo isSelected feeIncVatFormatted feeExVatFormatted }
    paymentOptions { id displayName logo paymentType paymentData isSelected newCheckoutSession } }`,
  Item: `on MenuItemType { id label targetBlank type order title canonicalUrl }`,
} as const

/** A document with its fragments, including nested ones. */
function whole(document: string): string {
  const neededFragments = new Set<string>()
  const collect = (text: string) => {
    for (const [, name = ''] of text.matchAll(/\.\.\.([A-Z]\w+)/g)) {
      if (neededFragments.has(name)) continue
      neededFragments.add(name)
      collect(fragments[name as keyof typeof fragments])
    }
  }
  collect(document)
  const parts = [...neededFragments].map(
    (name) => `fragment ${name} ${fragments[name as keyof typeof fragments]}`,
  )
  return [document, ...parts].join('\n')
}

const scopeParameters = '$channelId: String, $languageId: String, $marketId: String'
const scopeArguments = 'channelId: $channelId, languageId: $languageId, marketId: $marketId'
const elsewhere = 'channelId: $channelId, languageId: $languageId, marketId: $checkoutMarketId'

let token: string | null = null

const merchant = await openForTests(openSeededMerchant(120, { hasDemoCustomers: true }))

/** The client adds channel, market and language to the variables of every operation. */
async function send(document: string, variables: Record<string, unknown> = {}) {
  const [, operationName] = /(?:query|mutation) (\w+)/.exec(document) ?? []
  const response = await fetch(merchant.endpoint, {
    method: 'POST',
    headers: {
      accept: '*/*',
      'content-type': 'application/json',
      'X-ApiKey': 'demo',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({
      operationName,
      variables: { ...variables, channelId: '1|se', marketId: 'se', languageId: 'sv-SE' },
      query: whole(document),
    }),
  })
  // oxlint-disable-next-line @typescript-eslint/no-explicit-any -- fields of responses are not typed in tests
  const { data, errors } = (await response.json()) as { data: any; errors?: any[] }
  return { data, code: errors?.[0]?.extensions?.code as string | undefined, errors }
}

async function correctRequest(document: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await send(document, variables)
  expect(errors).toBeUndefined()
  return data
}

const list = `query products($skip: Int, $take: Int, $categoryAlias: String, $url: String,
  $filter: FilterInputType, ${scopeParameters}) {
  products(skip: $skip, take: $take, categoryAlias: $categoryAlias, url: $url, filter: $filter, ${scopeArguments}) {
    count products { ...ListProduct } } }`

describe('browsing', () => {
  it('channel, categories, brands and texts of the site', async () => {
    const { channel } =
      await correctRequest(`query channel($channelId: String) { channel(channelId: $channelId) {
      defaultMarketId markets { id defaultLanguageId alias virtual onlyDisplayInCheckout groupKey
        allowedLanguages { id name code } country { name code } currency { name code } } } }`)
    expect(channel.markets.map(({ alias }: { alias: string }) => alias)).toContain('se')
    const { categories } =
      await correctRequest(`query categories(${scopeParameters}) { categories(${scopeArguments}) {
      alias canonicalUrl name categoryId parentCategoryId order } }`)
    expect(categories.length).toBeGreaterThan(10)
    const { brands } =
      await correctRequest(`query brands(${scopeParameters}) { brands(${scopeArguments}) {
      alias brandId canonicalUrl name } }`)
    expect(brands.length).toBeGreaterThan(3)
    const { listPageInfo } = await correctRequest(
      `query listPageInfo(${scopeParameters}) { listPageInfo(${scopeArguments}) { meta { title description } } }`,
    )
    expect(listPageInfo.meta.title).toBeTruthy()
  })

  it.each([
    'main-desktop',
    'main-mobile',
    'top-bar',
    'footer-first',
    'footer-second',
    'info-pages',
  ])('the menu at %s', async (menuLocationId) => {
    const { getMenuAtLocation } = await correctRequest(
      `query getMenuAtLocation($menuLocationId: String, ${scopeParameters}) {
          getMenuAtLocation(menuLocationId: $menuLocationId, ${scopeArguments}) { title
            menuItems { ...Item children { ...Item children { ...Item } } } } }`,
      { menuLocationId },
    )
    expect(getMenuAtLocation.menuItems.length).toBeGreaterThan(1)
  })

  it('a list, its filters and its page', async () => {
    const { products } = await correctRequest(list, { skip: 0, take: 20, categoryAlias: 'soffor' })
    expect(products.count).toBeGreaterThan(0)
    const filters = await correctRequest(
      `query products($categoryAlias: String, $filter: FilterInputType, ${scopeParameters}) {
        products(skip: 0, take: 0, categoryAlias: $categoryAlias, filter: $filter, ${scopeArguments}) { count
          filters { facets { filterId group label type
            values { _id count facetId parentId label order hidden } } } } }`,
      { categoryAlias: 'soffor', filter: null },
    )
    const facets = filters.products.filters.facets as { type: string }[]
    expect(facets.length).toBeGreaterThan(2)
    const unknown = facets.map(({ type }) => type).filter((type) => !(type in facetTypes))
    expect(unknown, 'facet types that the shop draws in no group').toEqual([])
    const { listPageInfo } = await correctRequest(
      `query listPageInfo($url: String!, ${scopeParameters}) { listPageInfo(url: $url, ${scopeArguments}) { ...ListInfo } }`,
      { url: '/se/sv/c/soffor' },
    )
    expect(listPageInfo).toMatchObject({ alias: 'soffor', canonicalUrl: '/c/soffor' })
  })

  it('favourites by address, in their order', async () => {
    const { products } = await correctRequest(list, { take: 20, filter: { sort: 'LATEST' } })
    const aliases = products.products.slice(0, 3).map(({ alias }: { alias: string }) => alias)
    const expectedAliases = aliases.toReversed()
    const response = await correctRequest(list, {
      take: expectedAliases.length,
      filter: { facets: expectedAliases.map((alias: string) => `a_${alias}`), sort: 'FACET_ORDER' },
    })
    expect(response.products.products.map(({ alias }: { alias: string }) => alias)).toEqual(
      expectedAliases,
    )
  })

  it('a product with its related products, reviews and prices', async () => {
    const { products } = await correctRequest(list, { take: 1, filter: { sort: 'MOST_SOLD' } })
    const [{ alias }] = products.products
    const variant = `alias level attributes { key value } label value dimension skuId productId
      stock { ...Stock } primaryImage`
    const { product } = await correctRequest(
      `query product($alias: String!, ${scopeParameters}) { product(alias: $alias, ${scopeArguments}) {
        productId articleNumber canonicalUrl name brand { name alias canonicalUrl }
        productImages { fileName } primaryCategory { name alias canonicalUrl } ${price}
        texts { text1 text2 text3 }
        parameterGroups { name parameterGroupId parameters { name value show identifier } }
        skus { ...Sku } totalStock { ...Stock } variantDimensions { dimension value level label }
        meta { title description }
        variantGroup { variants { ${variant} variants { ${variant} variants { ${variant} } } } }
        discountCampaigns { name hideTitle } rating { score voteCount }
        priceLog { sellingPriceIncVat isLowest date } } }`,
      { alias },
    )
    expect(product.canonicalUrl).toBe(`/p/${alias}`)
    await correctRequest(
      `query relatedProducts($alias: String!, ${scopeParameters}) { relatedProducts(alias: $alias, ${scopeArguments}) {
        alias name brand { name } canonicalUrl ${price} relation productImages { fileName }
        skus { ...Sku } } }`,
      { alias },
    )
    const { reviews } = await correctRequest(
      `query reviews($alias: String, $skip: Int, $take: Int, ${scopeParameters}) {
        reviews(alias: $alias, skip: $skip, take: $take, ${scopeArguments}) { count averageRating
          reviews { rating comment reviewDate author } } }`,
      { alias, skip: 0, take: 5 },
    )
    expect(reviews.count).toBeGreaterThanOrEqual(0)
  })

  it('an area of widgets', async () => {
    const { widgetArea } = await correctRequest(
      `query widgetArea($family: String, $areaName: String, $widgetAlias: String,
        $displaySetting: String, $filters: [PageWidgetCollectionFilterInputType], $preview: Boolean,
        $customerType: CustomerType, $url: String, ${scopeParameters}) {
        widgetArea(family: $family, areaName: $areaName, alias: $widgetAlias,
          displaySetting: $displaySetting, filters: $filters, preview: $preview,
          customerType: $customerType, url: $url, ${scopeArguments}) {
          meta { title description } tags containers { layout design
            widgets { name configuration images { fileName largestSize { imageWidth imageHeight } } } } } }`,
      {
        family: 'Frontpage',
        areaName: 'The front page area',
        displaySetting: 'desktop',
        filters: [],
        preview: false,
        customerType: 'PERSON',
      },
    )
    expect(widgetArea.containers.length).toBeGreaterThan(0)
  })
})

const getCart = `query getCart($id: String!, $cartMarketAlias: String, $channelId: String,
  $languageId: String, $allowExternalShippingFee: Boolean) {
  getCart(id: $id, channelId: $channelId, languageId: $languageId, marketId: $cartMarketAlias,
    allowExternalShippingFee: $allowExternalShippingFee) { ...Cart } }`
const addToCart = `mutation addToCart($id: String!, $item: CartItemInputType!,
  $allowExternalShippingFee: Boolean, ${scopeParameters}) {
  addToCart(id: $id, item: $item, allowExternalShippingFee: $allowExternalShippingFee, ${scopeArguments}) {
    ...Cart } }`
const updateCartItem = addToCart.replaceAll('addToCart', 'updateCartItem')
const createOrUpdateCheckout = `mutation createOrUpdateCheckout($cartId: String!,
  $checkout: CheckoutInputType, $channelId: String, $languageId: String, $checkoutMarketId: String) {
  createOrUpdateCheckout(cartId: $cartId, checkout: $checkout, ${elsewhere}) { ...Checkout } }`
const placeOrder = `mutation placeOrder($cartId: String!, $checkout: CheckoutInputType!,
  $channelId: String, $languageId: String, $checkoutMarketId: String) {
  placeOrder(cartId: $cartId, checkout: $checkout, ${elsewhere}) { orderId status } }`
const validateOrderCreation = `query validateOrderCreation($cartId: String!,
  $checkout: CheckoutInputType!, $channelId: String, $languageId: String, $checkoutMarketId: String) {
  validateOrderCreation(cartId: $cartId, checkout: $checkout, ${elsewhere}) {
    isValid message memberType } }`

const invoice = 24
const billingAddress = {
  firstName: 'Lisa',
  lastName: 'Lund',
  addressLine1: 'Storgatan 1',
  zip: '111 22',
  city: 'Stockholm',
  mobile: '0701234567',
}

async function cartWithSofa() {
  const { products } = await correctRequest(list, {
    take: 1,
    filter: { facets: ['stock_in-stock'], sort: 'MOST_SOLD' },
  })
  const { getCart: made } = await correctRequest(getCart, { id: '', cartMarketAlias: 'se' })
  const skuId = products.products[0].skus.find(
    ({ stock }: { stock: { inStock: number } }) => stock.inStock > 2,
  ).skuId as number
  const { addToCart: cart } = await correctRequest(addToCart, {
    id: made.id,
    item: { skuId, quantity: 1 },
    allowExternalShippingFee: false,
  })
  expect(cart.items).toHaveLength(1)
  return { id: made.id as string, skuId }
}

describe('buying', () => {
  it('by invoice creates an order at once, and completes its cart', async () => {
    const { id, skuId } = await cartWithSofa()
    const changed = await correctRequest(updateCartItem, { id, item: { skuId, quantity: 2 } })
    expect(changed.updateCartItem.items[0].quantity).toBe(2)
    const checkout = {
      email: 'lisa@example.com',
      billingAddress,
      customerType: 'PERSON',
      acceptedConsents: ['order'],
      externalShippingFee: -1,
    }
    const unpaid = await correctRequest(validateOrderCreation, {
      cartId: id,
      checkout: { email: checkout.email, billingAddress },
      checkoutMarketId: 'se',
    })
    expect(unpaid.validateOrderCreation).toMatchObject({
      isValid: false,
      message: 'Payment must be selected',
    })
    const { createOrUpdateCheckout: shown } = await correctRequest(createOrUpdateCheckout, {
      cartId: id,
      checkout: { ...checkout, paymentId: invoice },
      checkoutMarketId: 'se',
    })
    const chosen = (options: { isSelected: boolean }[]) =>
      options.filter(({ isSelected }) => isSelected)
    expect(chosen(shown.paymentOptions)).toMatchObject([{ id: invoice }])
    const [{ id: shippingId }] = chosen(shown.shippingOptions) as unknown as [{ id: number }]
    const order = { ...checkout, paymentId: invoice, shippingId }
    const checked = await correctRequest(validateOrderCreation, {
      cartId: id,
      checkout: order,
      checkoutMarketId: 'se',
    })
    expect(checked.validateOrderCreation.isValid).toBe(true)
    const { placeOrder: placed } = await correctRequest(placeOrder, {
      cartId: id,
      checkout: order,
      checkoutMarketId: 'se',
    })
    expect(placed.status).toBe('completed')

    const { checkout: confirmed } = await correctRequest(
      `query checkout($id: String!, $paymentType: PaymentType!, $cartId: String, $channelId: String,
        $languageId: String, $checkoutMarket: String) {
        checkout(id: $id, paymentType: $paymentType, cartId: $cartId, channelId: $channelId,
          languageId: $languageId, marketId: $checkoutMarket) { htmlSnippet completed
          order { orderId transactionId firstName lastName email zip currency itemValueExVat itemValueIncVat }
          nthPurchase cart { isCompleted ...Cart } } }`,
      { id: placed.orderId, paymentType: 'STANDARD', cartId: id, checkoutMarket: 'se' },
    )
    expect(confirmed).toMatchObject({
      completed: true,
      order: { orderId: placed.orderId, email: 'lisa@example.com', currency: 'SEK' },
      cart: { isCompleted: true },
    })
    const { completeCart } = await correctRequest(
      `mutation completeCart($id: String!, $channelId: String, $languageId: String,
        $checkoutMarket: String) { completeCart(id: $id, channelId: $channelId,
        languageId: $languageId, marketId: $checkoutMarket) { isCompleted ...Cart } }`,
      { id, checkoutMarket: 'se' },
    )
    expect(completeCart.isCompleted).toBe(true)
  })

  it('accepts promo codes, and returns the one refusal code that clients know', async () => {
    const { id } = await cartWithSofa()
    const set = (promoCode: string) =>
      send(
        `mutation setCartPromoCode($id: String!, $promoCode: String!, $channelId: String,
          $languageId: String, $checkoutMarketId: String) {
          setCartPromoCode(id: $id, promoCode: $promoCode, ${elsewhere}) { ...Cart } }`,
        { id, promoCode, checkoutMarketId: 'se' },
      )
    expect((await set('SOMMAR10')).data.setCartPromoCode.promoCode).toBe('SOMMAR10')
    expect((await set('nope')).code).not.toBe('RequirementsNotMet')
    expect((await set('')).data.setCartPromoCode.promoCode).toBeNull()
  })

  it('accepts the fee of a carrier’s form', async () => {
    const { id } = await cartWithSofa()
    const { setCartShippingFee } = await correctRequest(
      `mutation setCartShippingFee($cartId: String!, $shippingFee: Decimal!, $channelId: String,
        $languageId: String, $checkoutMarketId: String) {
        setCartShippingFee(cartId: $cartId, shippingFee: $shippingFee, ${elsewhere}) { ...Checkout } }`,
      { cartId: id, shippingFee: 49, checkoutMarketId: 'se' },
    )
    expect(setCartShippingFee.cart.summary.shipping.feeIncVat).toBe(49)
  })
})

describe('an account', () => {
  const username = 'anna@example.com'
  const salt = 'Dd1dfLonNy6Am2fXQl2AcoI+IbhLhXvaibnDNn8uEa6vbJ05eyJajSuGFm9uQSmD'
  const password = createHash('sha384').update(`soffa123${salt}`).digest('base64')
  const post = (body: object) =>
    fetch(`${merchant.origin}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  it('is opened by challenge and signature, read, changed, and shows its orders', async () => {
    const { sign } = (await (await post({ username })).json()) as { sign: string }
    const signed = await fetch(`${merchant.origin}/sign/demo?identity=${sign}`)
    const response = await post({ username, signature: await signed.json(), password })
    expect(response.headers.get('x-auth-refresh-token')).toBeTruthy()
    token = ((await response.json()) as { token: string }).token

    const user = `email personalId customerType balanceFormatted gender address { ...Address }`
    const { getUser } = await correctRequest(`query getUser { getUser { ${user} } }`)
    expect(getUser.email).toBe(username)
    const { updateUser } = await correctRequest(
      `mutation updateUser($user: UserInputType!, ${scopeParameters}) { updateUser(user: $user, ${scopeArguments}) {
        ${user} } }`,
      { user: { personalId: 'not judged here', customerType: 'PERSON', gender: 'WOMAN' } },
    )
    expect(updateUser.personalId).toBe('not judged here')
    const { getOrders } =
      await correctRequest(`query getOrders(${scopeParameters}) { getOrders(${scopeArguments}) { id createdAt
      status cart { ...Cart } billingAddress { ...Address } shippingAddress { ...Address }
      shippingDetails { name trackingLink } paymentDetails { displayName }
      refunds { id itemId createdAt reason total vat } } }`)
    expect(getOrders.length).toBeGreaterThan(3)
    token = null
  })

  it('can request a new password, and cannot be deleted by others', async () => {
    const { requestPasswordReset } = await correctRequest(
      `mutation requestPasswordReset($email: String!, ${scopeParameters}) {
        requestPasswordReset(email: $email, ${scopeArguments}) }`,
      { email: username },
    )
    expect(requestPasswordReset).toBe(true)
    expect((await correctRequest(`mutation deleteUser { deleteUser }`)).deleteUser).toBe(false)
    const { subscribeToNewsletter } = await correctRequest(
      `mutation subscribeToNewsletter($email: String!, ${scopeParameters}) {
        subscribeToNewsletter(email: $email, ${scopeArguments}) }`,
      { email: 'lisa@example.com' },
    )
    expect(subscribeToNewsletter).toBe(true)
  })
})
