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
import { randomFrom } from './seed.ts'

interface GraphqlRequest {
  query: string
  operationName?: string
  variables?: Record<string, unknown>
}

/** A host that occurs only in names of products, categories and the like: no link of the shop may lead there. */
export const unlinkedHost = 'alias.invalid'
/** These fields of a merchant are links that may lead to other sites. */
const linkFields = [
  'MenuItemType.canonicalUrl',
  'ShippingDetailType.trackingLink',
  'PlaceOrderResponseType.redirectUrl',
]
/** Fields that merchants leave empty although the contract promises a text: a page is shown without them. */
const nullDespiteContract = [
  'careOf',
  'company',
  'addressLine1',
  'addressLine2',
  'channelId',
  'relationType',
  'design',
  'configuration',
]
const withAllowedHost = (text: string) => text.replaceAll(unlinkedHost, 'content.example')

/**
 * A random response within the schema, but for a few fields: nulls, empty and long lists, any enum value, extreme
 * numbers, and hostile texts. The same seed and query give the same response. Fields that a page
 * requires are usually present, so that pages are rendered instead of "not found".
 */
export function randomResponse(
  schema: GraphQLSchema,
  seed: number,
  request: GraphqlRequest,
): string {
  const { query, operationName, variables = {} } = request
  const random = randomFrom(hashOf(`${seed} ${operationName} ${JSON.stringify(variables)}`))
  const values = createValueSource(random, randomFrom(seed)())
  const response = executeSync({
    schema,
    document: documentOf(query),
    operationName,
    variableValues: variables,
    fieldResolver: resolverOf(values),
  })
  const isBroken = (key: string) => nullDespiteContract.includes(key) && values.chance(0.05)
  return JSON.stringify(response, (key, value: unknown) => (isBroken(key) ? null : value))
}

/**
 * A response of an auth or sign service, valid half of the time. The same seed and request give the
 * same response.
 *
 * @param token one that a browser may receive
 */
export function randomAuthResponse(
  seed: number,
  request: string,
  token: string,
): [status: number, body: string, headers: Record<string, string>] {
  const random = randomFrom(hashOf(`${seed} ${request}`))
  const values = createValueSource(random, random())
  const { chance, pick } = values
  const any = () => pick([null, true, -1, 1e21, [], {}, ...hostileTexts, ...addressTexts])
  const isSensible = chance(0.5)
  const challenge = { sign: chance(0.7) ? `seed${seed} ${pick(hostileTexts)}` : any() }
  const session = { token: chance(0.7) ? token : any(), maxAge: chance(0.7) ? 900 : any() }
  const isSigned = request.includes('signature') || request.includes('refresh')
  const fields = /^\/sign/.test(request)
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

interface ValueSource {
  chance: (share: number) => boolean
  int: (from: number, to: number) => number
  pick: <Value>(values: readonly Value[]) => Value
  /** Share of nullable fields that are null. */
  nulls: number
  /** Number of values left for lists, which limits the size of a response. */
  budget: { left: number }
}

function createValueSource(random: () => number, nullLevel: number): ValueSource {
  const int = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  return {
    chance: (share) => random() < share,
    int,
    pick: (values) => values[int(0, values.length - 1)]!,
    nulls: [0.02, 0.15, 0.4][Math.floor(nullLevel * 3)]!,
    budget: { left: 80 },
  }
}

function resolverOf(values: ValueSource): GraphQLFieldResolver<unknown, unknown> {
  return (source, given, _context, info) => {
    // An object is filled by its requested fields; a list of objects is created here.
    const known = source as Record<string, unknown> | null
    if (known && Object.hasOwn(known, info.fieldName)) return known[info.fieldName]
    return valueOf(values, info.returnType, info, given as Record<string, unknown>)
  }
}

function valueOf(
  values: ValueSource,
  type: GraphQLOutputType,
  info: GraphQLResolveInfo,
  given: Record<string, unknown>,
  isItem = false,
): unknown {
  const name = `${info.parentType.name}.${info.fieldName}`
  const likely = isItem ? undefined : likelyValue(values, name, info, given)
  if (likely !== undefined) return likely
  if (isNonNullType(type))
    return nonNullValueOf(values, type.ofType as GraphQLOutputType, info, given)
  const isRoot = info.path.prev === undefined
  if (values.chance(isRoot ? values.nulls / 3 : values.nulls)) return null
  return nonNullValueOf(values, type, info, given)
}

function nonNullValueOf(
  values: ValueSource,
  type: GraphQLOutputType,
  info: GraphQLResolveInfo,
  given: Record<string, unknown>,
): unknown {
  if (isListType(type)) {
    const wantedLength = values.pick([0, 1, 1, 2, 3, 5, values.chance(0.2) ? 40 : 4])
    const length = Math.min(wantedLength, values.budget.left)
    values.budget.left -= length
    const items = Array.from({ length }, () => valueOf(values, type.ofType, info, given, true))
    // Duplicates are allowed.
    return length > 1 && values.chance(0.2) ? [...items, items[0]] : items
  }
  if (isEnumType(type)) return values.pick(type.getValues()).value
  if (!isLeafType(type)) return {}
  const value = scalar(values, getNamedType(type).name, info)
  const mayBeExternal = linkFields.includes(`${info.parentType.name}.${info.fieldName}`)
  return mayBeExternal && typeof value === 'string' ? withAllowedHost(value) : value
}

function scalar(values: ValueSource, type: string, info: GraphQLResolveInfo): unknown {
  switch (type) {
    case 'Boolean':
      return values.chance(0.5)
    case 'Int':
      return values.pick([0, 1, 2, 3, 5, 7, 100, -1, -5, 2_147_483_647, -2_147_483_648])
    case 'Long':
      return values.pick([0, 1, 3, 45, 100_000, -1, Number.MAX_SAFE_INTEGER])
    case 'Float':
    case 'Decimal':
      return values.pick([0, 1, 0.1, 3.5, 1_990, 12_345.67, -1, -0.5, 1e21, 1e-9])
    case 'DateTime':
      return values.pick([
        '2026-11-20T12:00:00Z',
        '2026-02-28T23:59:59.999+01:00',
        '0001-01-01T00:00:00',
        '9999-12-31T23:59:59.9999999Z',
        '',
        'soon',
      ])
    default:
      return text(values, info.fieldName)
  }
}

/** Fields with names or addresses often get texts that look like addresses. */
function text(values: ValueSource, field: string): string {
  if (values.chance(0.005)) return values.pick(largeTexts)
  if (/alias|url|link|filename|image|logo|^id$|Id$/i.test(field) && values.chance(0.6)) {
    return values.pick(addressTexts)
  }
  return values.chance(0.35)
    ? values.pick(['Soffa Vik', 'Grå', 'Ek', '120 × 60 cm'])
    : values.pick(hostileTexts)
}

/** Values that pages depend on, in most responses; undefined for a random value. */
function likelyValue(
  values: ValueSource,
  name: string,
  info: GraphQLResolveInfo,
  given: Record<string, unknown>,
): unknown {
  const usually = <Value>(value: Value, share = 0.8) => (values.chance(share) ? value : undefined)
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
          currency: { code: values.pick(['SEK', '', 'kr', 'KRONOR', '<b>', '\ud800']) },
        },
        null,
        {},
        {},
      ]
    case 'ProductType.alias':
    case 'PageInfoType.alias':
      return usually(given.alias ?? info.variableValues['alias'], 0.7) ?? undefined
    case 'PageInfoType.id':
      return usually(7)
    case 'CartType.id':
      return usually(info.variableValues['id'] ?? info.variableValues['cartId'] ?? 'cart-1', 0.6)
    case 'CartType.isCompleted':
      return usually(false)
    case 'CheckoutDataType.completed':
      return usually(true, 0.6)
    case 'ValidateOrderCreationResponseType.isValid':
    case 'ValidateOrderConditionsResponseType.isValid':
      return usually(true)
    case 'PlaceOrderResponseType.status':
      return usually('completed', 0.5)
    case 'ShippingOptionType.id':
    case 'PaymentOptionType.id':
      return values.int(1, 2)
    case 'PriceType.sellingPriceIncVat':
      return usually(100)
    case 'CategoryType.categoryId':
    case 'CategoryType.parentCategoryId':
      return values.int(0, 4)
    case 'CategoryType.isHidden':
      return usually(false)
    case 'PageWidgetType.name':
      return usually(values.pick(widgetNames), 0.9)
    case 'PageWidgetType.configuration':
      return usually(configuration(values), 0.9)
    case 'PageWidgetPageType.alias':
      return usually('om-oss', 0.3)
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
  'Flowbox',
  'JSON',
]

/** A widget's configuration: JSON as an editor writes it, with any values in its fields. */
function configuration(values: ValueSource): string {
  const any = () =>
    values.chance(0.02)
      ? values.pick(largeTexts)
      : values.chance(0.7)
        ? values.pick(hostileTexts)
        : values.pick(addressTexts)
  const image = { filename: any(), filenameForMobileDevice: any(), href: any(), altText: any() }
  const buttons = [{ buttonText: any(), url: any() }, { text: any(), href: any() }, null, any()]
  const json = {
    component: values.pick(['CategoryTiles', 'CampaignRow', 'BrandList', 'Promises', '__proto__']),
    configuration: { title: any(), text: any(), linkText: any(), href: any(), promises: [any()] },
  }
  return withAllowedHost(
    JSON.stringify({
      active: values.chance(0.8),
      title: any(),
      titleRenderMode: values.int(-1, 4),
      text: any(),
      text1: any(),
      html: any(),
      css: any(),
      videoId: any(),
      videoProvider: values.int(0, 2),
      image: values.chance(0.7) ? image : any(),
      buttons: values.chance(0.7) ? buttons : any(),
      buttonText: any(),
      linkText: any(),
      href: any(),
      searchParameters: values.chance(0.5) ? { searchText: any(), productIds: [1, -1] } : any(),
      flowkey: values.pick(['a-key', any()]),
      dynamicProductFlow: values.chance(0.5),
      dynamicTagFlow: values.chance(0.5),
      tags: values.chance(0.5) ? [any(), any()] : any(),
      pageCount: values.int(-1, 3),
      mode: values.pick(['FAVORITES', 'LATEST_VIEWED', any()]),
      json: values.chance(0.6) ? JSON.stringify(json) : any(),
    }),
  )
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return hash >>> 0
}
