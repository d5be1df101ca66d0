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

const base = 'https://ucp.dev/schemas/'
let validator: Ajv2020 | null = null

/** Faults of a document by the protocol's own schemas; none where their folder is not named. */
export function schemaFaults(name: UcpDocument, document: unknown): string[] {
  if (!folder) return []
  validator ??= openValidator(folder)
  return schemas[name].flatMap((schema) => {
    const validate = validator!.getSchema(base + schema)
    if (!validate) return [`no schema ${schema}`]
    return validate(document)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  })
}

function openValidator(from: string): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  for (const file of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.json')) {
      ajv.addSchema(JSON.parse(readFileSync(join(from, file), 'utf8')) as object)
    }
  }
  return ajv
}
