/** Parses and validates the documents of clients, within limits of time and memory. */
import {
  Kind,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import { queryLimits } from './query-limits.rules.ts'

/** Many times what a storefront sends; the time of validation grows with it. */
const maxTokens = 10_000
/** Characters of all documents whose parsed form is kept, which takes seventy bytes for each. */
const maxCachedLength = 1_000_000

export function createDocuments() {
  const parsedDocuments = new LRUCache<string, DocumentNode>({
    maxSize: maxCachedLength,
    sizeCalculation: (_, text) => Math.max(1, text.length),
  })
  const validationResults = new WeakMap<DocumentNode, readonly GraphQLError[]>()

  return {
    /** @throws GraphQLError when the text is not GraphQL or too long */
    parse(text: string): DocumentNode {
      const cached = parsedDocuments.get(text)
      if (cached) return cached
      const document = parse(text, { maxTokens })
      parsedDocuments.set(text, document)
      return document
    },
    /** Errors of a document against the schema; those of its size alone if it is too large. */
    validate(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] {
      const cached = validationResults.get(document)
      if (cached) return cached
      // First and alone: the standard rules would compare all fields of a large document.
      const exceeded = validate(schema, document, [queryLimits])
      const errors = exceeded.length > 0 ? exceeded : validate(schema, document, specifiedRules)
      validationResults.set(document, errors)
      return errors
    },
    /** Whether a text reads lists of products. */
    readsLists(text: unknown): boolean {
      if (typeof text !== 'string') return false
      try {
        return this.parse(text).definitions.some(
          (definition) =>
            definition.kind === Kind.OPERATION_DEFINITION &&
            definition.selectionSet.selections.some(
              (field) => field.kind === Kind.FIELD && field.name.value === 'products',
            ),
        )
      } catch {
        // The handler tells the client what is wrong with it.
        return false
      }
    },
  }
}
