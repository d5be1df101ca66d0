import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { describe, expect, it } from 'vitest'

import { getCartDocument } from '#app/cart/cart-documents.server.ts'
import { completeCartDocument } from '#app/checkout/confirmation/confirmation-documents.server.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import { graphql } from '#app/gateway/graphql.ts'
import { freePort } from '#tests/support/free-port.ts'
import { openUpstream } from '#tests/support/upstream.ts'

import { testGatewayContext } from './test-gateway-context.ts'

const question = graphql(`
  query channel($channelId: String) {
    channel(channelId: $channelId) {
      id
    }
  }
`)

const whole: [number, string] = [200, '{"data":{"channel":{"id":"1|se"}}}']

describe('a request to the merchant', () => {
  it('contains channel, market, language, key and bearer', async () => {
    await using merchant = await openUpstream(() => whole)
    const response = await requestMerchant(
      testGatewayContext(merchant.endpoint, { token: 'a.b.c' }),
      question,
      {},
    )
    expect(response.channel?.id).toBe('1|se')
    expect(merchant.requests[0]?.body.variables).toEqual({
      channelId: '1|se',
      marketId: 'se',
      languageId: 'sv-SE',
    })
    expect(merchant.requests[0]?.headers).toMatchObject({
      'x-apikey': 'demo',
      authorization: 'Bearer a.b.c',
      'content-type': 'application/json',
    })
  })

  it('has no bearer for a visitor without a token', async () => {
    await using merchant = await openUpstream(() => whole)
    await requestMerchant(testGatewayContext(merchant.endpoint), question, {})
    expect(merchant.requests[0]?.headers.authorization).toBeUndefined()
  })

  it.each<[what: string, refusal: [number, string]]>([
    ['status 401', [401, '<h1>401 Unauthorized</h1>']],
    ['a code', [200, '{"errors":[{"message":"?","extensions":{"code":"UNAUTHENTICATED"}}]}']],
  ])('whose token is refused by %s is sent as a guest’s', async (_what, refusal) => {
    await using merchant = await openUpstream(({ headers }) =>
      headers.authorization ? refusal : whole,
    )
    const context = testGatewayContext(merchant.endpoint, { token: 'a.b.c' })
    expect((await requestMerchant(context, question, {})).channel?.id).toBe('1|se')
    expect(merchant.requests).toHaveLength(2)
  })

  it('of a guest is refused as well where the key is wrong', async () => {
    await using merchant = await openUpstream(() => [401, '{}'])
    const request = requestMerchant(testGatewayContext(merchant.endpoint), question, {})
    await expect(request).rejects.toMatchObject({ status: 401 })
    expect(merchant.requests).toHaveLength(1)
  })

  it('contains the hash first, and the whole query when the hash is unknown', async () => {
    await using merchant = await openUpstream((_, call) =>
      call === 1 ? [200, '{"errors":[{"message":"PersistedQueryNotFound"}]}'] : whole,
    )
    const response = await requestMerchant(
      testGatewayContext(merchant.endpoint, { persistedQueries: true }),
      question,
      {},
    )
    expect(response.channel?.id).toBe('1|se')
    const [first, second] = merchant.requests
    expect(first?.body.query).toBeUndefined()
    expect(first?.body.extensions?.persistedQuery).toMatchObject({
      version: 1,
      sha256Hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    })
    expect(second?.body.query).toContain('query channel')
  })

  it('contains the whole query when persisted queries are off', async () => {
    await using merchant = await openUpstream(() => whole)
    await requestMerchant(testGatewayContext(merchant.endpoint), question, {})
    expect(merchant.requests).toHaveLength(1)
    expect(merchant.requests[0]?.body.query).toContain('query channel')
    expect(merchant.requests[0]?.body.extensions).toBeUndefined()
  })

  it('throws the failure kind of the spec, with the status', async () => {
    await using merchant = await openUpstream(() => [502, 'bad gateway'])
    await expect(
      requestMerchant(testGatewayContext(merchant.endpoint), question, {}),
    ).rejects.toMatchObject({
      kind: 'http',
      status: 502,
      message: 'Response not successful: Received status code 502',
    })
  })

  it('throws a network failure for an unreachable merchant', async () => {
    const endpoint = `http://127.0.0.1:${await freePort()}/graphql`
    await expect(requestMerchant(testGatewayContext(endpoint), question, {})).rejects.toMatchObject(
      {
        kind: 'network',
      },
    )
  })

  it('remembers an upstream without persisted queries', async () => {
    await using merchant = await openUpstream(({ body }) =>
      body.query ? whole : [200, '{"errors":[{"message":"PersistedQueryNotSupported"}]}'],
    )
    const context = testGatewayContext(merchant.endpoint, { persistedQueries: true })
    await requestMerchant(context, question, {})
    await requestMerchant(context, question, {})
    expect(merchant.requests.map(({ body }) => Boolean(body.query))).toEqual([false, true, true])
    expect(merchant.requests[1]?.body.extensions).toBeUndefined()
  })

  it('contains a whole mutation at once, which must not be sent twice', async () => {
    await using merchant = await openUpstream(() => whole)
    const context = testGatewayContext(merchant.endpoint, { persistedQueries: true })
    await requestMerchant(context, completeCartDocument, { id: 'cart' })
    expect(merchant.requests.map(({ body }) => Boolean(body.query))).toEqual([true])
  })

  it('is sent once in an outage of a merchant that has answered by hash', async () => {
    let answer = whole
    await using merchant = await openUpstream(() => answer)
    const context = testGatewayContext(merchant.endpoint, { persistedQueries: true })
    await requestMerchant(context, getCartDocument, { id: 'cart' }).catch(() => undefined)
    await requestMerchant(context, question, {})
    const before = merchant.requests.length
    answer = [503, '']
    await expect(requestMerchant(context, getCartDocument, { id: 'cart' })).rejects.toThrow('503')
    expect(merchant.requests).toHaveLength(before + 1)
  })

  it('keeps using hashes when a query is refused for another reason', async () => {
    const refusal: [number, string] = [200, '{"errors":[{"message":"No such channel"}]}']
    await using merchant = await openUpstream(() => refusal)
    const context = testGatewayContext(merchant.endpoint, { persistedQueries: true })
    for (const each of [1, 2]) {
      await expect(requestMerchant(context, question, {})).rejects.toMatchObject({
        kind: 'graphql',
      })
      expect(merchant.requests).toHaveLength(each * 2)
    }
    expect(merchant.requests.map(({ body }) => Boolean(body.query))).toEqual([
      false,
      true,
      false,
      true,
    ])
  })

  it('ignores a text about hashes in the data', async () => {
    const response = '{"data":{"channel":{"id":"PersistedQueryNotFound"}}}'
    await using merchant = await openUpstream(() => [200, response])
    const context = testGatewayContext(merchant.endpoint, { persistedQueries: true })
    expect((await requestMerchant(context, question, {})).channel?.id).toBe(
      'PersistedQueryNotFound',
    )
    expect(merchant.requests).toHaveLength(1)
  })

  it('contains the operation name and accepts any response type', async () => {
    await using merchant = await openUpstream(() => whole)
    await requestMerchant(testGatewayContext(merchant.endpoint), question, {})
    expect(merchant.requests[0]?.body.operationName).toBe('channel')
    expect(merchant.requests[0]?.headers.accept).toBe('*/*')
  })

  it('passes on the request id and the trace', async () => {
    await using merchant = await openUpstream(() => whole)
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
    const context = testGatewayContext(merchant.endpoint, { requestId: 'page-12345', traceparent })
    await requestMerchant(context, question, {})
    expect(merchant.requests[0]?.headers).toMatchObject({
      'x-request-id': 'page-12345',
      traceparent,
    })
  })

  it('uses the checkout market for delivery, and the browsed market elsewhere', async () => {
    await using merchant = await openUpstream(() => whole)
    const context = testGatewayContext(merchant.endpoint, { checkoutMarket: { alias: 'fi' } })
    await requestMerchant(context, question, {})
    await requestMerchant(context, completeCartDocument, { id: 'cart' })
    expect(merchant.requests.map(({ body }) => body.variables.marketId)).toEqual(['se', 'fi'])
  })

  it('sends a file by the multipart convention', async () => {
    await using merchant = await openUpstream(() => whole)
    const file = new File(['oak'], 'table.txt', { type: 'text/plain' })
    await requestMerchant(testGatewayContext(merchant.endpoint), question, {
      channelId: '1|se',
      file,
    } as object)
    const { headers, text } = merchant.requests[0]!
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    const part = (name: string) =>
      new RegExp(`name="${name}"[^\\r]*\\r\\n(?:Content-Type: [^\\r]*\\r\\n)?\\r\\n([^\\r]*)`).exec(
        text,
      )?.[1]
    expect(JSON.parse(part('operations') ?? '')).toMatchObject({
      operationName: 'channel',
      query: expect.stringContaining('query channel') as string,
      variables: { file: null, marketId: 'se' },
    })
    expect(JSON.parse(part('map') ?? '')).toEqual({ 0: ['variables.file'] })
    expect(part('0')).toBe('oak')
    expect(text.indexOf('"map"')).toBeGreaterThan(text.indexOf('"operations"'))
  })

  it('follows no redirect with the api key', async () => {
    await using other = await openUpstream(() => whole)
    const server = createServer((_, response) =>
      response.writeHead(307, { location: other.endpoint }).end(),
    ).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`
    await expect(requestMerchant(testGatewayContext(endpoint), question, {})).rejects.toMatchObject(
      {
        kind: 'http',
        status: 307,
        // For example a maintenance page; the shop asks the visitor to try again.
        isRetryable: true,
      },
    )
    expect(other.requests).toHaveLength(0)
    server.close()
  })
})
