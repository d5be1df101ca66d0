import { buildSchema, type GraphQLSchema } from 'graphql'

import text from '../../../server/merchant-api/schema.graphql?raw'

/** What the shop expects of every merchant. */
export const promisedSchema = (): GraphQLSchema => buildSchema(text, { assumeValid: true })
