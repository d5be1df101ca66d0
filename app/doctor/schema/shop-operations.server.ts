import { Kind, parse, type DocumentNode, type OperationDefinitionNode } from 'graphql'
import type { TadaDocumentNode } from 'gql.tada'

import { printDocument } from '#app/gateway/printed-document.server.ts'

/** One operation that the shop sends, as it is sent. */
export interface ShopDocument {
  operationName: string
  /** Path of its file in `app`. */
  file: string
  document: DocumentNode
  operation: OperationDefinitionNode
  isMutation: boolean
}

const modules = import.meta.glob<Record<string, unknown>>('../../**/*-documents.server.ts', {
  eager: true,
})

export function shopDocuments(): ShopDocument[] {
  return Object.entries(modules).flatMap(([path, exported]) =>
    Object.values(exported).flatMap((value) => {
      if (!isDocument(value) || !operationOf(value)) return []
      const { operationName, query, isMutation } = printDocument(value)
      const document = parse(query)
      const operation = operationOf(document)!
      const file = path.replace('../../', '')
      return [{ operationName, file, document, operation, isMutation }]
    }),
  )
}

function isDocument(value: unknown): value is TadaDocumentNode & DocumentNode {
  return (value as DocumentNode | null)?.kind === Kind.DOCUMENT
}

function operationOf({ definitions }: DocumentNode): OperationDefinitionNode | undefined {
  return definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION)
}
