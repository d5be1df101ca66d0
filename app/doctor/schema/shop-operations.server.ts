import { Kind, parse, type DocumentNode } from 'graphql'
import type { TadaDocumentNode } from 'gql.tada'

import { printDocument } from '#app/gateway/printed-document.server.ts'

export interface ShopDocument {
  operationName: string
  file: string
  document: DocumentNode
}

const modules = import.meta.glob<Record<string, unknown>>('../../**/*-documents.server.ts', {
  eager: true,
})

export function shopDocuments(): ShopDocument[] {
  return Object.entries(modules).flatMap(([path, exported]) =>
    Object.values(exported).flatMap((value) => {
      if (!isDocument(value) || !isOperation(value)) return []
      const { operationName, query } = printDocument(value)
      return [{ operationName, file: path.replace('../../', ''), document: parse(query) }]
    }),
  )
}

function isDocument(value: unknown): value is TadaDocumentNode & DocumentNode {
  return (value as DocumentNode | null)?.kind === Kind.DOCUMENT
}

const isOperation = ({ definitions }: DocumentNode): boolean =>
  definitions.some((each) => each.kind === Kind.OPERATION_DEFINITION)
