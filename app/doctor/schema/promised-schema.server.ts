import { buildSchema, type GraphQLSchema } from 'graphql'

import text from '../../../server/merchant-api/schema.graphql?raw'

export const promisedSchema = (): GraphQLSchema => buildSchema(text, { assumeValid: true })
