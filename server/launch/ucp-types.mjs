import './system/node-version.mjs'

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { root } from './build/fingerprint.mjs'
import { install } from './system/install.mjs'
import { exitWithError } from './system/print.mjs'

/** Types of the Universal Commerce Protocol, from a copy of its schemas: `npm run ucp-types -- ../ucp/source/schemas`. */
await install()
const { compile } = await import('json-schema-to-typescript')

const { positionals } = parseArgs({ allowPositionals: true })
const [schemas] = positionals
if (!schemas) exitWithError('Usage: npm run ucp-types -- FOLDER (source/schemas of the protocol)')

/** The documents that the shop sends, by the name of their type. */
const documents = {
  lookup: 'shopping/catalog_lookup.json#/$defs/lookup_response',
  cart: 'shopping/discount.json#/$defs/dev.ucp.shopping.cart',
  fulfilledCheckout: 'shopping/fulfillment.json#/$defs/dev.ucp.shopping.checkout',
  order: 'shopping/order.json',
  business: 'ucp.json#/$defs/business_schema',
}

const folder = mkdtempSync(join(tmpdir(), 'ucp-schemas-'))
try {
  cpSync(schemas, folder, { recursive: true })
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json')) continue
    const path = join(folder, file)
    writeFileSync(path, JSON.stringify(shapeOf(JSON.parse(readFileSync(path, 'utf8')))))
  }
  const properties = Object.entries(documents).map(([name, $ref]) => [name, { $ref }])
  const shape = {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(documents),
    properties: Object.fromEntries(properties),
  }
  const types = await compile(shape, 'UcpDocuments', {
    cwd: `${folder}/`,
    bannerComment:
      '/* Generated from the schemas of the Universal Commerce Protocol, release 2026-04-08: npm run ucp-types */',
    additionalProperties: false,
  })
  const withoutComments = types.replaceAll(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, '')
  writeFileSync(join(root, 'app', 'agents', 'schema', 'ucp.generated.d.ts'), withoutComments)
} finally {
  rmSync(folder, { recursive: true })
}

/** A schema without texts, and without conditions that types cannot express. */
function shapeOf(node) {
  if (Array.isArray(node)) return node.map(shapeOf)
  if (typeof node !== 'object' || node === null) return node
  const texts = ['description', 'examples', '$id', '$schema', 'if', 'then', 'contains', 'minItems']
  return Object.fromEntries(
    Object.entries(node)
      .filter(([name, value]) => !(texts.includes(name) && !isProperty(name, value)))
      .map(([name, value]) => [name, shapeOf(value)]),
  )
}

/** `description` is also the name of a property, whose value is a schema. */
function isProperty(name, value) {
  return name === 'description' && typeof value === 'object'
}
