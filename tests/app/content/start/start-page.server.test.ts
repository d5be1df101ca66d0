import { expect, it } from 'vitest'

import { getStartPage } from '#app/content/start/start-page.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { openFaultProxy } from '#tests/support/fault-proxy.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'
import { testContext } from '#tests/support/test-context.ts'
import { areaFixture } from '#tests/support/area-fixture.ts'

/** The seeded merchant behind an upstream that counts requests and may respond in its place. */
async function openMerchantAndProxy() {
  const merchant = await openSeededMerchant(240)
  const proxy = await openFaultProxy(merchant.origin)
  const context = () => testContext(`${proxy.origin}/graphql`, {}, { persistedQueries: false })
  const warnings: object[] = []
  return {
    proxy,
    warnings,
    open: async (path = '/') =>
      getStartPage(
        await openVisit({
          request: new Request(`http://shop.test${path}`),
          // With hashes alone, the first operations would be sent twice.
          context: {
            ...context(),
            log: { ...context().log, warn: (fields) => void warnings.push(fields) },
          },
        }),
        null,
      ),
    async [Symbol.asyncDispose]() {
      await proxy[Symbol.asyncDispose]()
      await merchant[Symbol.asyncDispose]()
    },
  }
}

const kindsOn = ({ containers }: Awaited<ReturnType<typeof getStartPage>>) =>
  containers.flatMap(({ widgets }) => widgets.map(({ kind }) => kind))

const replacement = ['text', 'categoryTiles', 'products']

it('the start page of the demo shop sends one request for each of its rows, and shows no product twice', async () => {
  await using setup = await openMerchantAndProxy()
  const page = await setup.open()
  expect(kindsOn(page)).toEqual([
    'banner',
    'categoryTiles',
    'products',
    'products',
    'newsletter',
    'products',
    'brands',
    'promises',
  ])
  expect(page).toMatchObject({ title: null, isHeadedByBanner: true, isDraft: false })
  const names = page.containers.flatMap(({ widgets }) =>
    widgets.flatMap((widget) =>
      widget.kind === 'products' ? widget.products.map(({ name }) => name.split(',')[0]) : [],
    ),
  )
  expect(names.length).toBeGreaterThan(8)
  expect(new Set(names).size).toBe(names.length)
  const [, , campaign] = page.containers.flatMap(({ widgets }) => widgets)
  expect(campaign).toMatchObject({ more: { link: { to: expect.stringMatching(/^\/dc\//) } } })
  expect(Object.fromEntries(setup.proxy.requestCounts)).toEqual({
    channel: 1,
    startArea: 1,
    categories: 1,
    brands: 1,
    popularCampaigns: 1,
    cards: 3,
  })
})

it('a page without a title has a default title', async () => {
  await using setup = await openMerchantAndProxy()
  const json = { component: 'CategoryTiles', configuration: { title: 'Rum', count: 2 } }
  setup.proxy.setResponse('startArea', () =>
    areaFixture([{ name: 'JSON', configuration: { json } }]),
  )
  const page = await setup.open('/en')
  expect(kindsOn(page)).toEqual(['categoryTiles'])
  expect(page).toMatchObject({ title: expect.stringMatching(/^Hemvist/), isHeadedByBanner: false })
})

it.for<[said: string, answer: object]>([
  ['says nothing', { data: { wide: null, narrow: null } }],
  ['has an empty area', areaFixture([])],
  ['has no widget that the shop knows', areaFixture([{ name: 'Carousel', configuration: {} }])],
  ['refuses', { errors: [{ message: 'no' }], data: null }],
])('a merchant who %s has a start page of shelves and best sellers', async ([, response]) => {
  await using setup = await openMerchantAndProxy()
  setup.proxy.setResponse('startArea', () => response)
  const page = await setup.open('/fi')
  expect(kindsOn(page)).toEqual(replacement)
  expect(page).toMatchObject({ title: null, isHeadedByBanner: false })
})

it('a widget that cannot be shown is left out, and logged once', async () => {
  await using setup = await openMerchantAndProxy()
  setup.proxy.setResponse('startArea', () =>
    areaFixture([
      { name: 'Text', configuration: { title: 'Hej' } },
      { name: 'Carousel', configuration: {} },
      { name: 'Text', configuration: '{"title":' },
      { name: 'Text', configuration: { active: false } },
      { name: 'Image', configuration: { image: { filename: '../a.jpg' } } },
    ]),
  )
  // Each language has a response of its own.
  for (const path of ['/', '/en', '/fi']) expect(kindsOn(await setup.open(path))).toEqual(['text'])
  expect(setup.warnings).toEqual([
    { id: '1', widget: 'Carousel', reason: 'unknown' },
    { id: '2', widget: 'Text', reason: 'invalid' },
    { id: '4', widget: 'Image', reason: 'empty' },
  ])
})

it('rows that fail to load are left out of the merchant’s page', async () => {
  await using setup = await openMerchantAndProxy()
  setup.proxy.setResponse('cards', () => ({ errors: [{ message: 'no' }], data: null }))
  expect(kindsOn(await setup.open())).toEqual([
    'banner',
    'categoryTiles',
    'newsletter',
    'brands',
    'promises',
  ])
})

it('a shop that can load nothing reports the reason', async () => {
  await using setup = await openMerchantAndProxy()
  for (const operation of ['startArea', 'cards', 'categories']) {
    setup.proxy.setResponse(operation, () => ({ errors: [{ message: 'no' }], data: null }))
  }
  await expect(setup.open()).rejects.toMatchObject({ name: 'GatewayError', kind: 'graphql' })
})
