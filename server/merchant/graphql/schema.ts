import { buildSchema, isObjectType, isScalarType, type GraphQLSchema } from 'graphql'
import contract from '../../merchant-api/schema.graphql'
import type { Resolver } from './module.ts'
import { addScalarParsers } from './scalars.ts'

/**
 * The contract with resolvers. A test validates the texts, which takes longer than the rest of the start. Throws when a
 * resolver belongs to nothing in them.
 *
 * @param extensions texts of what this merchant offers besides
 */
export function assembleSchema(
  resolvers: readonly Record<string, object>[],
  extensions: readonly string[],
): GraphQLSchema {
  const schema = buildSchema([contract, ...extensions].join('\n'), { assumeValidSDL: true })
  for (const type of Object.values(schema.getTypeMap()))
    if (isScalarType(type)) addScalarParsers(type)
  for (const [typeName, fields] of resolvers.flatMap(Object.entries<object>)) {
    const type = schema.getType(typeName)
    if (!isObjectType(type)) throw new Error(`resolvers for unknown type ${typeName}`)
    for (const [name, resolve] of Object.entries(fields)) {
      const field = type.getFields()[name]
      if (!field) throw new Error(`a resolver for unknown field ${typeName}.${name}`)
      field.resolve = resolve as Resolver
    }
  }
  return schema
}
