import { readFileSync } from 'node:fs'

import {
  buildSchema,
  getNamedType,
  isObjectType,
  Kind,
  parse,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type SelectionSetNode,
} from 'graphql'

import { forwardTo } from './ask-merchant.ts'
import { openUpstream, type ReceivedRequest, type Upstream } from './upstream.ts'

/** Markup that executes in a page that takes a text for HTML, or for part of a script or an attribute. */
export const canary =
  ` "'></title></textarea></script><script>canary()</script><img src=x onerror=canary()>` +
  `<svg onload=canary()><script>canary()</script></svg><a href="javascript:canary()">c</a>`

/** Texts that the shop compares or puts into an address: random-responses.ts has hostile ones. */
const identifiers =
  /(^_?id|I[dD]s?|alias|[uU]rls?|[cC]ode|currency|[tT]ype|identifier|[iI]mages?|logo|fileName|group|key|layout|design|responsiveMode|size|classNames|tags|locations|channels|languages|status|date|familyName|Option|Data|dimension|firstAvailableOn|trackingLink)$/
/** Keys of a widget's configuration, of the same kind. */
const settingKeys = /^(filename.*|component|renderWidget|mode|icon|sort|facets|videoId|flowkey)$/
const addressKeys = /^(href|url)$/

const schema = buildSchema(
  readFileSync(new URL('../../server/merchant-api/schema.graphql', import.meta.url), 'utf8'),
)

/**
 * A merchant with the responses of another one, in which every text that the schema has, and every text in the
 * configuration of a widget, ends with the canary.
 *
 * @param override a response instead of the other merchant's
 * @param ending in place of the canary
 */
export function openCanaryMerchant(
  endpoint: string,
  override: (request: ReceivedRequest['body']) => object | undefined = () => undefined,
  ending = canary,
): Promise<Upstream> {
  return openUpstream(async (received) => {
    const { body } = received
    const response = await forwardTo(endpoint, received)
    const result = (override(body) ?? (await response.json())) as { data?: unknown }
    return [
      200,
      JSON.stringify({ ...result, data: withEndings(body.query ?? '', result.data, ending) }),
    ]
  })
}

function withEndings(query: string, data: unknown, ending: string): unknown {
  const { definitions } = parse(query)
  const fragments = new Map(
    definitions
      .filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION)
      .map((each) => [each.name.value, each.selectionSet]),
  )
  const operation = definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION)!
  const isMutation = operation.operation === 'mutation'
  const root = isMutation ? schema.getMutationType()! : schema.getQueryType()!
  return ofObject(operation.selectionSet, root, data)

  function ofObject(selection: SelectionSetNode, type: GraphQLObjectType, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each) => ofObject(selection, type, each))
    if (typeof value !== 'object' || value === null) return value
    const result = { ...value } as Record<string, unknown>
    for (const { field, set } of fieldsOf(selection)) {
      const name = field.name.value
      const key = field.alias?.value ?? name
      const fieldType = getNamedType(type.getFields()[name]!.type)
      if (isObjectType(fieldType)) result[key] = ofObject(set!, fieldType, result[key])
      else if (fieldType.name === 'String')
        result[key] = ofText(type.name, name, result[key], ending)
    }
    return result
  }

  function fieldsOf({ selections }: SelectionSetNode) {
    return selections.flatMap((each): { field: FieldNode; set?: SelectionSetNode }[] =>
      each.kind === Kind.FIELD
        ? [{ field: each, set: each.selectionSet }]
        : fieldsOf(
            each.kind === Kind.INLINE_FRAGMENT
              ? each.selectionSet
              : fragments.get(each.name.value)!,
          ),
    )
  }
}

type FieldNode = Extract<SelectionSetNode['selections'][number], { kind: Kind.FIELD }>

const typedTypes = new Set(['AddressType', 'CheckoutType'])

function ofText(type: string, field: string, value: unknown, ending: string): unknown {
  if (Array.isArray(value)) return value.map((each) => ofText(type, field, each, ending))
  if (typeof value !== 'string') return value
  if (field === 'configuration') return ofConfiguration(value, ending)
  // Others are words of the merchant; these would be no amounts, and what a shopper typed.
  if (ending !== canary && (field.endsWith('Formatted') || typedTypes.has(type))) return value
  const isWidgetName = type === 'PageWidgetType' && field === 'name'
  return isWidgetName || identifiers.test(field) ? value : value + ending
}

function ofConfiguration(text: string, ending: string): string {
  try {
    return JSON.stringify(JSON.parse(text), (key, value: unknown) => {
      if (typeof value !== 'string' || settingKeys.test(key)) return value
      if (addressKeys.test(key)) return 'javascript:canary()'
      return key === 'json' ? ofConfiguration(value, ending) : value + ending
    })
  } catch {
    return text
  }
}
