import { Kind, OperationTypeNode, print, type DocumentNode, type SelectionSetNode } from 'graphql'

import { hashOf } from './connection/persisted-query.server.ts'

/** A document as text, with its hash. */
export interface PrintedDocument {
  operationName: string
  query: string
  /** SHA-256 of `query`, in hex. */
  hash: string
  isMutation: boolean
  /** Fields at the root of every response: without `@include` and `@skip`. */
  roots: readonly RootField[]
}

export interface RootField {
  /** Its alias, or its name. */
  name: string
  isObject: boolean
  /** Names of the fields of its object. */
  fields: readonly string[]
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
      roots: operation.selectionSet.selections.flatMap((field) =>
        field.kind === Kind.FIELD && !field.directives?.length
          ? [
              {
                name: (field.alias ?? field.name).value,
                isObject: Boolean(field.selectionSet),
                fields: fieldNames(document, field.selectionSet),
              },
            ]
          : [],
      ),
    }
    printed.set(document, existing)
  }
  return existing
}

/** The names of all fields of an object, those in fragments included. */
function fieldNames(document: DocumentNode, set: SelectionSetNode | undefined): string[] {
  return (set?.selections ?? []).flatMap((each) => {
    if (each.kind === Kind.FIELD) return [(each.alias ?? each.name).value]
    if (each.kind === Kind.INLINE_FRAGMENT) return fieldNames(document, each.selectionSet)
    const fragment = document.definitions.find(
      (definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === each.name.value,
    )
    return fragment?.kind === Kind.FRAGMENT_DEFINITION
      ? fieldNames(document, fragment.selectionSet)
      : []
  })
}
