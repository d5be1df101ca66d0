import { GraphQLError } from 'graphql'

/** A refusal that clients can tell apart by `extensions.code`. */
export function refusal(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } })
}

/**
 * Lets errors through that were thrown for the client to read (a GraphQLError, or a fault that the
 * GraphQL library found in the document) and hides all others behind the request's id, after
 * `report` has heard of them.
 */
export function maskError(
  error: unknown,
  requestId: string,
  report: (error: unknown) => void,
): GraphQLError {
  if (error instanceof GraphQLError) {
    const cause = error.originalError
    if (!cause || cause instanceof GraphQLError) return error
  }
  report(error instanceof GraphQLError ? error.originalError : error)
  const { nodes, path } = error instanceof GraphQLError ? error : { nodes: null, path: null }
  return new GraphQLError('Internal server error', {
    nodes,
    path,
    extensions: { code: 'InternalServerError', requestId },
  })
}
