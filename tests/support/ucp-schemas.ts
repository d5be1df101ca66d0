import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

/** Folder of the protocol's schemas (`source/schemas` of its release); without it nothing is validated. */
const folder = process.env.UCP_SCHEMAS

/** Documents of the protocol, by the schemas that describe them. */
const schemas = {
  profile: ['ucp.json#/$defs/business_schema'],
  platform: ['ucp.json#/$defs/platform_schema'],
  search: ['shopping/catalog_search.json#/$defs/search_response'],
  lookup: ['shopping/catalog_lookup.json#/$defs/lookup_response'],
  product: ['shopping/catalog_lookup.json#/$defs/get_product_response'],
  cart: ['shopping/discount.json#/$defs/dev.ucp.shopping.cart'],
  checkout: [
    'shopping/discount.json#/$defs/dev.ucp.shopping.checkout',
    'shopping/fulfillment.json#/$defs/dev.ucp.shopping.checkout',
  ],
  order: ['shopping/order.json'],
  error: ['shopping/types/error_response.json'],
} as const

export type UcpDocument = keyof typeof schemas

/** What a platform sends, by the schemas that describe it. */
const requestSchemas = {
  search: ['shopping/catalog_search.json#/$defs/search_request'],
  lookup: ['shopping/catalog_lookup.json#/$defs/lookup_request'],
  product: ['shopping/catalog_lookup.json#/$defs/get_product_request'],
  cart: schemas.cart,
  checkout: schemas.checkout,
} as const

/** A document of a request has other required fields than that of an answer. */
export type UcpRequest = 'create' | 'update'

const base = 'https://ucp.dev/schemas/'
const validators = new Map<UcpRequest | 'answer', Ajv2020>()

/** Faults of an answer by the protocol's own schemas; none where their folder is not named. */
export const schemaFaults = (name: UcpDocument, document: unknown): string[] =>
  faultsBy(schemas[name], 'answer', document)

/** Faults of a platform's request. */
export const requestFaults = (
  name: UcpDocument,
  request: UcpRequest,
  document: unknown,
): string[] =>
  document !== undefined && name in requestSchemas
    ? faultsBy(requestSchemas[name as keyof typeof requestSchemas], request, document)
    : []

function faultsBy(names: readonly string[], kind: UcpRequest | 'answer', document: unknown) {
  if (!folder) return []
  const validator = validators.get(kind) ?? openValidator(folder, kind)
  validators.set(kind, validator)
  return names.flatMap((schema) => {
    const validate = validator.getSchema(base + schema)
    if (!validate) return [`no schema ${schema}`]
    return validate(document)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  })
}

function openValidator(from: string, kind: UcpRequest | 'answer'): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  for (const file of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.json')) {
      const schema = JSON.parse(readFileSync(join(from, file), 'utf8')) as object
      ajv.addSchema(kind === 'answer' ? schema : (ofRequest(schema, kind) as object))
    }
  }
  return ajv
}

interface ObjectSchema {
  properties?: Record<string, { ucp_request?: string | Partial<Record<UcpRequest, string>> }>
  required?: string[]
}

/** The schema of a request: `ucp_request` tells which fields of an answer a platform sends. */
function ofRequest(schema: unknown, request: UcpRequest): unknown {
  if (typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map((each) => ofRequest(each, request))
  const { properties, required = [] } = schema as ObjectSchema
  const entries = Object.entries(schema).map(
    ([key, each]) => [key, ofRequest(each, request)] as const,
  )
  const copy = Object.fromEntries(entries) as Record<string, unknown>
  if (!properties || typeof properties !== 'object') return copy
  const names = new Set(required)
  for (const [name, { ucp_request: rule }] of Object.entries(properties)) {
    const use = typeof rule === 'string' ? rule : rule?.[request]
    if (use === 'required') names.add(name)
    if (use === 'omit' || use === 'optional') names.delete(name)
    if (use === 'omit') (copy.properties as Record<string, unknown>)[name] = false
  }
  return { ...copy, required: [...names] }
}
