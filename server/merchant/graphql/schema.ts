import { buildSchema, isObjectType, isScalarType, type GraphQLSchema } from 'graphql'
import type { GraphqlModule, Resolver } from './module.ts'
import rootSdl from './root.graphql'
import { addScalarParsers } from './scalars.ts'

/**
 * Assembles the schema of all modules. A test validates their SDL, which takes longer than the rest of the start.
 *
 * @throws when a resolver belongs to a type or field that no SDL defines
 */
export function assembleSchema(modules: readonly GraphqlModule[]): GraphQLSchema {
  const schema = buildSchema([rootSdl, ...modules.map(({ sdl }) => sdl)].join('\n'), {
    assumeValidSDL: true,
  })
  for (const type of Object.values(schema.getTypeMap()))
    if (isScalarType(type)) addScalarParsers(type)
  for (const { resolvers } of modules) {
    for (const [typeName, fields] of Object.entries(resolvers)) {
      const type = schema.getType(typeName)
      if (!isObjectType(type)) throw new Error(`resolvers for unknown type ${typeName}`)
      for (const [name, resolve] of Object.entries(fields)) {
        const field = type.getFields()[name]
        if (!field) throw new Error(`a resolver for unknown field ${typeName}.${name}`)
        field.resolve = resolve as Resolver
      }
    }
  }
  return schema
}
