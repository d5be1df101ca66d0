import { readFileSync } from 'node:fs'

import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql'
import { describe, expect, it } from 'vitest'

import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'

const contractSchema = buildSchema(
  readFileSync(new URL('../../app/gateway/schema.graphql', import.meta.url), 'utf8'),
)
const appSchema = await merchantSchema()

/** The schema as any client can read it by introspection. */
async function merchantSchema(): Promise<GraphQLSchema> {
  await using merchant = await openSeededMerchant(20)
  const response = await fetch(merchant.endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
    body: JSON.stringify({ query: getIntrospectionQuery() }),
  })
  const { data } = (await response.json()) as { data: IntrospectionQuery }
  return buildClientSchema(data)
}

const typesOf = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))

describe('the schema of the app', () => {
  it('has its operations where the merchant has them', () => {
    for (const root of ['getQueryType', 'getMutationType'] as const) {
      expect(appSchema[root]()?.name).toBe(contractSchema[root]()?.name)
    }
  })

  it.each(typesOf(contractSchema).map((type) => [type.name, type] as const))(
    '%s is identical in the merchant',
    (name, type) => {
      const same = appSchema.getType(name)
      expect(same && kindOf(same)).toBe(kindOf(type))
      const actualLines = new Map(linesOf(same!))
      for (const [member, line] of linesOf(type)) {
        expect(actualLines.get(member) ?? `${member} is missing`).toBe(line)
      }
    },
  )

  it.each(
    typesOf(contractSchema)
      .filter(isEnumType)
      .map((type) => [type.name, type] as const),
  )('%s has no value that is unknown to the app', (name, type) => {
    const values = (of: GraphQLNamedType | undefined) => linesOf(of!).map(([value]) => value)
    expect(values(appSchema.getType(name)).sort()).toEqual(values(type).sort())
  })

  it.each(
    typesOf(contractSchema)
      .filter(isInputObjectType)
      .map((type) => [type.name, type] as const),
  )('%s requires no argument that is unknown to the app', (name, type) => {
    const demanded = linesOf(appSchema.getType(name)!)
      .filter(([, line]) => line.endsWith('!'))
      .map(([member]) => member)
    expect(Object.keys(type.getFields())).toEqual(expect.arrayContaining(demanded))
  })
})

function kindOf(type: GraphQLNamedType): string {
  if (isScalarType(type)) return 'scalar'
  if (isEnumType(type)) return 'enum'
  if (isInputObjectType(type)) return 'input'
  if (isInterfaceType(type)) return 'interface'
  return isUnionType(type) ? 'union' : 'object'
}

/**
 * Each member of a type by its name, with everything that must be equal: arguments, nullability.
 */
function linesOf(type: GraphQLNamedType): [name: string, line: string][] {
  if (isEnumType(type)) return type.getValues().map(({ name }) => [name, name])
  if (isUnionType(type)) return type.getTypes().map(({ name }) => [name, name])
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).map((field) => [field.name, String(field.type)])
  }
  if (isObjectType(type) || isInterfaceType(type)) {
    return Object.values(type.getFields()).map((field) => [field.name, lineOf(field)])
  }
  return []
}

function lineOf({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const written = args.map((argument) => `${argument.name}: ${String(argument.type)}`).sort()
  return `${name}(${written.join(', ')}): ${String(type)}`
}
