import { GraphQLClient } from 'graphql-request'

import type { Asker } from './asker.ts'
import { fetchWithin } from './connection.server.ts'
import { filesIn, multipartBody } from './multipart.server.ts'
import {
  forgoHashes,
  isUnknownHash,
  knowsHashes,
  persistedQuery,
} from './persisted-query.server.ts'
import { readAnswer } from './read-answer.ts'
import { childTrace } from './trace.ts'
import type { WrittenDocument } from './written-document.server.ts'

/** A document with the values that it is asked with. */
export interface Operation extends WrittenDocument {
  variables: Record<string, unknown>
}

/**
 * One POST: `{operationName, variables, query}`, by hash alone where hashes are known, and as
 * multipart when a variable holds a file. A change is never asked by hash: it might have to be sent
 * twice. Throws a GatewayError for every answer that is not whole data.
 *
 * @param withinMs milliseconds that it may take, the second try with the whole query included
 */
export async function postOperation(
  asker: Asker,
  { operationName, variables, query, isMutation }: Operation,
  withinMs: number,
): Promise<{ data: object; size: number }> {
  const { graphqlEndpoint, persistedQueries } = asker.merchant
  const started = performance.now()
  const post = (body: Body, type: Record<string, string> = {}) =>
    fetchWithin(withinMs - (performance.now() - started), graphqlEndpoint, {
      method: 'POST',
      headers: { ...headersOf(asker), ...type },
      body,
      // A change that has been sent is not known to be undone by hanging up.
      signal: isMutation ? null : (asker.signal ?? null),
    })
  const postJson = (body: object) =>
    post(JSON.stringify(body), { 'Content-Type': 'application/json' })

  let size = 0
  const read = ({ status, body }: Awaited<ReturnType<typeof post>>) => {
    const ms = Math.round(performance.now() - started)
    asker.log.debug({ operation: operationName, status, ms }, 'asked')
    size = body.length
    return readAnswer(status, body)
  }

  const question = async () => {
    const files = filesIn(variables)
    // The form names its own content type; a file is not sent twice to learn whether a hash is known.
    if (files.length > 0) {
      return read(await post(multipartBody({ operationName, variables, query }, files)))
    }
    const whole = { operationName, variables, query }
    if (isMutation || !persistedQueries || !knowsHashes(graphqlEndpoint)) {
      return read(await postJson(whole))
    }
    const extensions = persistedQuery(query)
    const byHash = await postJson({ operationName, variables, extensions })
    try {
      return read(byHash)
    } catch {
      // An upstream without persisted queries says so with any status and in words of its own.
      if (isUnknownHash(byHash.body)) return read(await postJson({ ...whole, extensions }))
      const answer = await postJson(whole)
      // The same words for both are about the question; anything else was about the hash.
      const isSame = answer.status === byHash.status && answer.body === byHash.body
      if (!isSame) forgoHashes(graphqlEndpoint)
      return read(answer)
    }
  }
  let answer: object = {}
  const client = new GraphQLClient(graphqlEndpoint, {
    // The document knows its operation's name; reading it out of the text would be a parse each time.
    excludeOperationName: true,
    fetch: async () => {
      answer = await question()
      return new Response('{}', { headers: { 'Content-Type': 'application/json' } })
    },
    // What was read above, errors and all, is not parsed a second time.
    jsonSerializer: { stringify: JSON.stringify, parse: () => ({ data: answer }) },
  })
  const data = await client.request<object>(query, variables)
  return { data, size }
}

type Body = NonNullable<Parameters<typeof fetchWithin>[2]['body']>

function headersOf({ merchant, token, requestId, traceparent }: Asker): Record<string, string> {
  return {
    Accept: '*/*',
    'X-ApiKey': merchant.apiKey,
    'X-Request-Id': requestId,
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(traceparent ? { traceparent: childTrace(traceparent) } : {}),
  }
}
