import {
  buildClientSchema,
  getIntrospectionQuery,
  isEnumType,
  isInputObjectType,
  validate,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql'

import type { GatewayContext } from '#app/gateway/gateway-context.ts'
import { postOperation } from '#app/gateway/post-operation.server.ts'

import type { ShopDocument } from './shop-operations.server.ts'

/** A schema is the largest response of a merchant. */
const limitMs = 5_000

/** The merchant's schema; null when it does not tell it, or not in a usable form. */
export async function introspect(context: GatewayContext): Promise<GraphQLSchema | null> {
  try {
    const { data } = await postOperation(
      { ...context, merchant: { ...context.merchant, persistedQueries: false } },
      {
        operationName: 'IntrospectionQuery',
        query: getIntrospectionQuery({ descriptions: false }),
        hash: '',
        isMutation: false,
        roots: [],
        variables: {},
        mayTruncateLists: false,
      },
      limitMs,
    )
    return buildClientSchema(data as unknown as IntrospectionQuery)
  } catch {
    // The merchant refuses it, or its schema contradicts itself.
    return null
  }
}

/** Names of what an operation asks for and the schema does not have. */
export function missingIn(schema: GraphQLSchema, { document }: ShopDocument): string[] {
  return validate(schema, document, undefined, { maxErrors: 1_000 }).map(({ message }) =>
    nameIn(message),
  )
}

/** Fields of inputs and values of enums that the shop may send and the schema does not have. */
export function missingInputs(schema: GraphQLSchema, promised: GraphQLSchema): string[] {
  return Object.values(promised.getTypeMap()).flatMap((type) => {
    const served = schema.getType(type.name)
    if (type.name.startsWith('__')) return []
    if (isInputObjectType(type) && isInputObjectType(served)) {
      const fields = served.getFields()
      return Object.keys(type.getFields()).flatMap((name) =>
        fields[name] ? [] : [`${type.name}.${name}`],
      )
    }
    if (isEnumType(type) && isEnumType(served)) {
      return type
        .getValues()
        .flatMap(({ name }) => (served.getValue(name) ? [] : [`${type.name}.${name}`]))
    }
    return []
  })
}

/** `Type.field`, `Type.field(argument)` or `Type` instead of the sentence about it. */
function nameIn(message: string): string {
  const field = /^Cannot query field "(\w+)" on type "(\w+)"/.exec(message)
  if (field) return `${field[2]}.${field[1]}`
  const argument = /^Unknown argument "(\w+)" on field "([\w.]+)"/.exec(message)
  if (argument) return `${argument[2]}(${argument[1]})`
  return /^Unknown type "(\w+)"/.exec(message)?.[1] ?? message
}
