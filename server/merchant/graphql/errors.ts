import { GraphQLError } from 'graphql'

/** An error for clients, with its own `extensions.code`. */
export function refusal(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } })
}

/**
 * Passes on errors that are meant for the client (a GraphQLError, or an error that the GraphQL
 * library found in the document) and replaces all others by the request's id, after reporting them.
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
