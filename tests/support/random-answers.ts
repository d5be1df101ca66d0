import {
  executeSync,
  getNamedType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  parse,
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql'

import { addressTexts, hostileTexts, largeTexts } from './hostile-texts.ts'

/** Numbers from 0 up to, but not including, 1; the same ones for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

interface Question {
  query: string
  operationName?: string
  variables?: Record<string, unknown>
}

/** A host that is only in names of things: no link of the shop may ever lead there. */
export const neverLinked = 'alias.invalid'
/** Fields of a merchant that are links may lead to other sites. */
const linkFields = [
  'MenuItemType.canonicalUrl',
  'ShippingDetailType.trackingLink',
  'PlaceOrderResponseType.redirectUrl',
]
const elsewhere = (text: string) => text.replaceAll(neverLinked, 'content.example')

/**
 * A random response within the schema: nulls, empty and long lists, any enum value, extreme
 * numbers, and hostile texts. The same seed and query give the same response. Fields that a page
 * requires are usually present, so that pages are rendered and not only missing.
 */
export function randomAnswer(schema: GraphQLSchema, seed: number, question: Question): string {
  const { query, operationName, variables = {} } = question
  const random = createRandom(hashOf(`${seed} ${operationName} ${JSON.stringify(variables)}`))
  const world = createWorld(random, createRandom(seed)())
  const answer = executeSync({
    schema,
    document: documentOf(query),
    operationName,
    variableValues: variables,
    fieldResolver: resolverOf(world),
  })
  return JSON.stringify(answer)
}

/**
 * A response of an auth or sign service, valid half of the time. The same seed and request give the
 * same response.
 *
 * @param token one that a browser may receive
 */
export function randomAuthAnswer(
  seed: number,
  question: string,
  token: string,
): [status: number, body: string, headers: Record<string, string>] {
  const random = createRandom(hashOf(`${seed} ${question}`))
  const world = createWorld(random, random())
  const { chance, pick } = world
  const any = () => pick([null, true, -1, 1e21, [], {}, ...hostileTexts, ...addressTexts])
  const isSensible = chance(0.5)
  const challenge = { sign: chance(0.7) ? `seed${seed} ${pick(hostileTexts)}` : any() }
  const session = { token: chance(0.7) ? token : any(), maxAge: chance(0.7) ? 900 : any() }
  const isSigned = question.includes('signature') || question.includes('refresh')
  const fields = /^\/sign/.test(question)
    ? { identity: any(), timestamp: any(), signature: any() }
    : isSigned || chance(0.1)
      ? session
      : challenge
  const status = isSensible ? 200 : pick([200, 200, 200, 204, 400, 401, 403, 404, 429, 500, 503])
  const body = isSensible || chance(0.6) ? JSON.stringify(fields) : pick(['', '<p>', 'null', '[]'])
  const refresh = { 'x-auth-refresh-token': pick(['next', 'a b', 'a;b="c', 'x'.repeat(5_000)]) }
  return [status, body, chance(0.5) ? refresh : {}]
}

const documents = new Map<string, DocumentNode>()

/** Documents of the shop are few, and a separate test validates them. */
function documentOf(query: string): DocumentNode {
  const document = documents.get(query) ?? parse(query)
  documents.set(query, document)
  return document
}

interface World {
  chance: (share: number) => boolean
  int: (from: number, to: number) => number
  pick: <Value>(values: readonly Value[]) => Value
  /** Share of nullable fields that are null. */
  nulls: number
  /** Number of values left for lists, which limits the size of a response. */
  budget: { left: number }
}

function createWorld(random: () => number, mood: number): World {
  const int = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  return {
    chance: (share) => random() < share,
    int,
    pick: (values) => values[int(0, values.length - 1)]!,
    nulls: [0.02, 0.15, 0.4][Math.floor(mood * 3)]!,
    budget: { left: 80 },
  }
}

function resolverOf(world: World): GraphQLFieldResolver<unknown, unknown> {
  return (source, given, _context, info) => {
    // An object is filled by its requested fields; a list of objects is created here.
    const known = source as Record<string, unknown> | null
    if (known && Object.hasOwn(known, info.fieldName)) return known[info.fieldName]
    return valueOf(world, info.returnType, info, given as Record<string, unknown>)
  }
}

function valueOf(
  world: World,
  type: GraphQLOutputType,
  info: GraphQLResolveInfo,
  given: Record<string, unknown>,
  isItem = false,
): unknown {
  const name = `${info.parentType.name}.${info.fieldName}`
  const likely = isItem ? undefined : likelyValue(world, name, info, given)
  if (likely !== undefined) return likely
  if (isNonNullType(type)) return present(world, type.ofType as GraphQLOutputType, info, given)
  const isRoot = info.path.prev === undefined
  if (world.chance(isRoot ? world.nulls / 3 : world.nulls)) return null
  return present(world, type, info, given)
}

function present(
  world: World,
  type: GraphQLOutputType,
  info: GraphQLResolveInfo,
  given: Record<string, unknown>,
): unknown {
  if (isListType(type)) {
    const wanted = world.pick([0, 1, 1, 2, 3, 5, world.chance(0.2) ? 40 : 4])
    const length = Math.min(wanted, world.budget.left)
    world.budget.left -= length
    const items = Array.from({ length }, () => valueOf(world, type.ofType, info, given, true))
    // Duplicates are allowed.
    return length > 1 && world.chance(0.2) ? [...items, items[0]] : items
  }
  if (isEnumType(type)) return world.pick(type.getValues()).value
  if (!isLeafType(type)) return {}
  const value = scalar(world, getNamedType(type).name, info)
  const mayLeave = linkFields.includes(`${info.parentType.name}.${info.fieldName}`)
  return mayLeave && typeof value === 'string' ? elsewhere(value) : value
}

function scalar(world: World, type: string, info: GraphQLResolveInfo): unknown {
  switch (type) {
    case 'Boolean':
      return world.chance(0.5)
    case 'Int':
      return world.pick([0, 1, 2, 3, 5, 7, 100, -1, -5, 2_147_483_647, -2_147_483_648])
    case 'Long':
      return world.pick([0, 1, 3, 45, 100_000, -1, Number.MAX_SAFE_INTEGER])
    case 'Float':
    case 'Decimal':
      return world.pick([0, 1, 0.1, 3.5, 1_990, 12_345.67, -1, -0.5, 1e21, 1e-9])
    case 'DateTime':
      return world.pick([
        '2026-11-20T12:00:00Z',
        '2026-02-28T23:59:59.999+01:00',
        '0001-01-01T00:00:00',
        '9999-12-31T23:59:59.9999999Z',
        '',
        'soon',
      ])
    default:
      return text(world, info.fieldName)
  }
}

/** Names and addresses of things get texts that look like addresses. */
function text(world: World, field: string): string {
  if (world.chance(0.005)) return world.pick(largeTexts)
  if (/alias|url|link|filename|image|logo|^id$|Id$/i.test(field) && world.chance(0.6)) {
    return world.pick(addressTexts)
  }
  return world.chance(0.35)
    ? world.pick(['Soffa Vik', 'Grå', 'Ek', '120 × 60 cm'])
    : world.pick(hostileTexts)
}

/** Values that pages depend on, in most of the responses; undefined leaves it to chance. */
function likelyValue(
  world: World,
  name: string,
  info: GraphQLResolveInfo,
  given: Record<string, unknown>,
): unknown {
  const mostly = <Value>(value: Value, share = 0.8) => (world.chance(share) ? value : undefined)
  switch (name) {
    case 'GeinsMerchantApiQuery.channel':
      return {}
    case 'ChannelType.markets':
      return [
        {
          id: 'se',
          alias: 'se',
          onlyDisplayInCheckout: false,
          allowedLanguages: null,
          country: { name: 'Sweden', code: 'SE' },
          currency: { code: world.pick(['SEK', '', 'kr', 'KRONOR', '<b>', '\ud800']) },
        },
        null,
        {},
        {},
      ]
    case 'ProductType.alias':
    case 'PageInfoType.alias':
      return mostly(given.alias ?? info.variableValues['alias'], 0.7) ?? undefined
    case 'PageInfoType.id':
      return mostly(7)
    case 'CartType.id':
      return mostly(info.variableValues['id'] ?? info.variableValues['cartId'] ?? 'cart-1', 0.6)
    case 'CartType.isCompleted':
      return mostly(false)
    case 'CheckoutDataType.completed':
      return mostly(true, 0.6)
    case 'ValidateOrderCreationResponseType.isValid':
    case 'ValidateOrderConditionsResponseType.isValid':
      return mostly(true)
    case 'PlaceOrderResponseType.status':
      return mostly('completed', 0.5)
    case 'ShippingOptionType.id':
    case 'PaymentOptionType.id':
      return world.int(1, 2)
    case 'PriceType.sellingPriceIncVat':
      return mostly(100)
    case 'CategoryType.categoryId':
    case 'CategoryType.parentCategoryId':
      return world.int(0, 4)
    case 'CategoryType.isHidden':
      return mostly(false)
    case 'PageWidgetType.name':
      return mostly(world.pick(widgetNames), 0.9)
    case 'PageWidgetType.configuration':
      return mostly(configuration(world), 0.9)
    case 'PageWidgetPageType.alias':
      return mostly('om-oss', 0.3)
    default:
      return undefined
  }
}

const widgetNames = [
  'Image',
  'Banner',
  'Buttons',
  'Text',
  'Rich text',
  'HTML',
  'Video',
  'Product list',
  'JSON',
]

/** A widget's configuration: JSON as an editor writes it, with any values in its fields. */
function configuration(world: World): string {
  const any = () =>
    world.chance(0.02)
      ? world.pick(largeTexts)
      : world.chance(0.7)
        ? world.pick(hostileTexts)
        : world.pick(addressTexts)
  const image = { filename: any(), filenameForMobileDevice: any(), href: any(), altText: any() }
  const buttons = [{ buttonText: any(), url: any() }, { text: any(), href: any() }, null, any()]
  const json = {
    component: world.pick(['CategoryTiles', 'CampaignRow', 'BrandList', 'Promises', '__proto__']),
    configuration: { title: any(), text: any(), linkText: any(), href: any(), promises: [any()] },
  }
  return elsewhere(
    JSON.stringify({
      active: world.chance(0.8),
      title: any(),
      titleRenderMode: world.int(-1, 4),
      text: any(),
      text1: any(),
      html: any(),
      css: any(),
      videoId: any(),
      videoProvider: world.int(0, 2),
      image: world.chance(0.7) ? image : any(),
      buttons: world.chance(0.7) ? buttons : any(),
      buttonText: any(),
      linkText: any(),
      href: any(),
      searchParameters: world.chance(0.5) ? { searchText: any(), productIds: [1, -1] } : any(),
      pageCount: world.int(-1, 3),
      mode: world.pick(['FAVORITES', 'LATEST_VIEWED', any()]),
      json: world.chance(0.6) ? JSON.stringify(json) : any(),
    }),
  )
}

/** FNV-1a, 32 bits. */
function hashOf(words: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < words.length; at++) {
    hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193)
  }
  return hash >>> 0
}
