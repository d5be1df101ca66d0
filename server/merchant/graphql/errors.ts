import { GraphQLError } from 'graphql'

/** An error that is sent to the client, with its own `extensions.code`, and facts that belong to it. */
export function clientError(
  code: string,
  message: string,
  facts: Readonly<Record<string, unknown>> = {},
): GraphQLError {
  return new GraphQLError(message, { extensions: { ...facts, code } })
}

/** Returns an error for the client (a GraphQLError) unchanged; reports any other, whose request's id alone is sent. */
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
