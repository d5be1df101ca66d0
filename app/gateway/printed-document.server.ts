import { Kind, OperationTypeNode, print, type DocumentNode } from 'graphql'

import { hashOf } from './persisted-query.server.ts'

/** A document as text, with its hash. */
export interface PrintedDocument {
  operationName: string
  query: string
  /** SHA-256 of `query`, in hex. */
  hash: string
  isMutation: boolean
}

const printed = new WeakMap<DocumentNode, PrintedDocument>()

/** Prints a document; documents are constants, so each is printed once. */
export function printDocument(document: DocumentNode): PrintedDocument {
  let existing = printed.get(document)
  if (!existing) {
    const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    if (operation?.kind !== Kind.OPERATION_DEFINITION || !operation.name) {
      throw new Error('A document needs an operation with a name')
    }
    const query = print(document)
    existing = {
      operationName: operation.name.value,
      query,
      hash: hashOf(query),
      isMutation: operation.operation === OperationTypeNode.MUTATION,
    }
    printed.set(document, existing)
  }
  return existing
}
