import { Kind, OperationTypeNode, type DocumentNode, type OperationDefinitionNode } from 'graphql'
import { describe, expect, it } from 'vitest'

import { policyOf } from '#app/gateway/resilience/call-policy.server.ts'

/** Fields that are the same for every visitor. Any other field may depend on a person or a cart. */
const publicFields = [
  'brands',
  'campaign',
  'categories',
  'category',
  'channel',
  'cmsPages',
  'getMenuAtLocation',
  'listPageInfo',
  'comparesSeenAmounts',
  'confirmsAddresses',
  'offersPriceAlerts',
  'product',
  'products',
  'relatedProducts',
  'reviews',
  'takesReviewPictures',
  'urlHistory',
  'widgetArea',
]

const modules = import.meta.glob<Record<string, unknown>>('../../app/**/*-documents.server.ts', {
  eager: true,
})

const operations = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, value]) => {
    const document = value as DocumentNode
    const operation =
      document?.kind === Kind.DOCUMENT &&
      document.definitions.find(
        (part): part is OperationDefinitionNode => part.kind === Kind.OPERATION_DEFINITION,
      )
    return operation ? [{ name, document, operation }] : []
  })
const cachedDocuments = operations.filter(
  ({ document }) => policyOf(document as never).caching !== null,
)

describe('documents with cached responses', () => {
  it('are some, but not all', () => {
    expect(cachedDocuments.length).toBeGreaterThan(4)
    expect(cachedDocuments.length).toBeLessThan(operations.length)
  })

  it.each(cachedDocuments)(
    '$name has no field that depends on a person or a cart',
    ({ operation }) => {
      const fields = operation.selectionSet.selections.flatMap((field) =>
        field.kind === Kind.FIELD ? [field.name.value] : ['a fragment'],
      )
      expect(fields.filter((field) => !publicFields.includes(field))).toEqual([])
      expect(operation.operation).toBe(OperationTypeNode.QUERY)
    },
  )

  it.each(cachedDocuments)('$name has the time limit of a public request', ({ document }) => {
    expect(policyOf(document as never).callClass).toMatch(/^(catalogue|area)$/)
  })
})
