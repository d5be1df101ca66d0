import { GraphQLClient, type RequestDocument } from 'graphql-request'
import type { TadaDocumentNode } from 'gql.tada'

import type { Log, MerchantAddresses } from '../context.ts'
import { fetchWithin } from './connection.server.ts'
import { GatewayError } from './gateway-error.ts'
import { persistedQuery, wantsWholeQuery } from './persisted-query.server.ts'
import { readAnswer } from './read-answer.ts'

/** Who asks, and from where: a visit is one of these. */
export interface Asker {
  merchant: MerchantAddresses
  channelId: string
  marketId: string
  /** BCP 47 tag such as `sv-SE`. */
  languageId: string
  /** Bearer token of a signed-in customer. */
  token: string | null
  requestId: string
  log: Log
}

/** Milliseconds that an answer may take: reading a shelf, and changing a cart or placing an order. */
const limitMs = { query: 5_000, mutation: 15_000 } as const

/**
 * Asks the merchant one question. Every document is given the visitor's channel, market and language
 * beside its own variables. Throws a GatewayError for every way in which no whole answer came back;
 * a domain that expects a refusal catches it and looks at its codes.
 */
export async function ask<Answer, Variables extends object>(
  asker: Asker,
  document: TadaDocumentNode<Answer, Variables>,
  variables: Omit<Variables, 'channelId' | 'marketId' | 'languageId'> &
    Partial<Pick<Asker, 'marketId'>>,
): Promise<Answer> {
  const { channelId, marketId, languageId } = asker
  const client = new GraphQLClient(asker.merchant.graphqlEndpoint, {
    fetch: ((url: URL, init: RequestInit) => send(asker, url, init)) as typeof fetch,
    headers: {
      'X-ApiKey': asker.merchant.apiKey,
      'X-Request-Id': asker.requestId,
      ...(asker.token ? { Authorization: `Bearer ${asker.token}` } : {}),
    },
  })
  return client.request<Answer>(document as RequestDocument, {
    channelId,
    marketId,
    languageId,
    ...variables,
  })
}

/** One POST, by hash alone where hashes are known; throws for every answer that is not whole data. */
async function send(asker: Asker, url: URL, init: RequestInit): Promise<Response> {
  const { query, ...rest } = JSON.parse(String(init.body)) as { query: string }
  const isMutation = /^\s*mutation\b/.test(query)
  const post = (body: object) =>
    fetchWithin(isMutation ? limitMs.mutation : limitMs.query, url, {
      method: 'POST',
      headers: [...new Headers(init.headers)],
      body: JSON.stringify(body),
    })
  const started = performance.now()
  const answer = await (asker.merchant.persistedQueries
    ? post({ ...rest, extensions: persistedQuery(query) }).then((first) =>
        wantsWholeQuery(first.body)
          ? post({ ...rest, query, extensions: persistedQuery(query) })
          : first,
      )
    : post({ ...rest, query }))
  asker.log.debug({ status: answer.status, ms: Math.round(performance.now() - started) }, 'asked')
  readAnswer(answer.status, answer.body)
  return new Response(answer.body, { headers: { 'Content-Type': 'application/json' } })
}

/** The error as a refusal by the merchant, or null when it is anything else. */
export function refusalOf(error: unknown): GatewayError | null {
  return error instanceof GatewayError && error.kind === 'refused' ? error : null
}
