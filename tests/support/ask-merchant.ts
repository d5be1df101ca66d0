import type { ReceivedRequest } from './upstream.ts'

/** The data of a query; throws when the merchant answers with errors. Tests read the fields that they expect. */
// oxlint-disable-next-line @typescript-eslint/no-explicit-any -- JSON of many shapes
export async function askMerchant<Data = any>(
  endpoint: string,
  query: string,
  variables: object = {},
): Promise<Data> {
  const text = JSON.stringify({ query, variables })
  const response = await forwardTo(endpoint, { text, headers: { 'x-apikey': 'demo' } })
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown }
  if (errors !== undefined) throw new Error(JSON.stringify(errors))
  return data
}

/** Sends what a shop has sent on to another merchant. */
export function forwardTo(
  endpoint: string,
  { text, headers }: Pick<ReceivedRequest, 'text' | 'headers'>,
): Promise<Response> {
  return fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-apikey': String(headers['x-apikey']),
      ...(headers.authorization && { authorization: headers.authorization }),
    },
    body: text,
  })
}
