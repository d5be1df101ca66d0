import { readFileSync } from 'node:fs'
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLSchema,
} from 'graphql'
import { expect, test } from 'vitest'
import { openTestMerchant } from './test-merchant.ts'

const promised = buildSchema(readFileSync('app/gateway/schema.graphql', 'utf8'))

test('the merchant has every promised type, field, argument and value', async () => {
  await using merchant = await openTestMerchant()
  const served = describeSchema(await merchant.schema())
  const broken = [...describeSchema(promised)].filter(([name, type]) => served.get(name) !== type)
  expect(broken.map(([name, type]) => `${name}: ${type}, served ${served.get(name)}`)).toEqual([])
})

/** Every coordinate of a schema with its type, so that a difference is readable. */
function describeSchema(schema: GraphQLSchema): Map<string, string> {
  const found = new Map<string, string>()
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue
    if (isEnumType(type)) {
      type.getValues().forEach(({ name }) => found.set(`${type.name}.${name}`, 'value'))
    } else if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) {
        found.set(`${type.name}.${field.name}`, String(field.type))
      }
    } else if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        found.set(`${type.name}.${field.name}`, String(field.type))
        for (const argument of field.args) {
          found.set(`${type.name}.${field.name}(${argument.name})`, String(argument.type))
        }
      }
    }
  }
  return found
}
