import { createServer, type IncomingHttpHeaders } from 'node:http'

import { describe, expect, it } from 'vitest'

import { ask } from '#app/gateway/graphql.server.ts'
import { graphql } from '#app/gateway/graphql.ts'
import { freePort } from '#tests/support/free-port.ts'
import { testContext } from '#tests/support/test-context.ts'

const question = graphql(`
  query channel($channelId: String) {
    channel(channelId: $channelId) {
      id
    }
  }
`)

interface Heard {
  headers: IncomingHttpHeaders
  body: {
    query?: string
    variables: Record<string, unknown>
    extensions?: { persistedQuery: { version: number; sha256Hash: string } }
  }
}

/** A merchant that notes what it hears and answers as told. */
async function listen(answer: (heard: Heard, call: number) => [status: number, body: string]) {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      heard.push({ headers: request.headers, body: JSON.parse(text) as Heard['body'] })
      const [status, body] = answer(heard.at(-1) as Heard, heard.length)
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    })
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    heard,
    endpoint: `http://127.0.0.1:${port}/graphql`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function asker(endpoint: string, { token = null as string | null, persistedQueries = true } = {}) {
  const { log, requestId, config } = testContext(endpoint, {}, { persistedQueries })
  return {
    merchant: config.merchant,
    channelId: '1|se',
    marketId: 'se',
    languageId: 'sv-SE',
    token,
    requestId,
    log,
  }
}

const whole: [number, string] = [200, '{"data":{"channel":{"id":"1|se"}}}']

describe('asking the merchant', () => {
  it('adds channel, market, language, key and bearer to every question', async () => {
    await using merchant = await listen(() => whole)
    const answer = await ask(asker(merchant.endpoint, { token: 'a.b.c' }), question, {})
    expect(answer.channel?.id).toBe('1|se')
    expect(merchant.heard[0]?.body.variables).toEqual({
      channelId: '1|se',
      marketId: 'se',
      languageId: 'sv-SE',
    })
    expect(merchant.heard[0]?.headers).toMatchObject({
      'x-apikey': 'demo',
      authorization: 'Bearer a.b.c',
      'content-type': 'application/json',
    })
  })

  it('sends no bearer for a visitor without a token', async () => {
    await using merchant = await listen(() => whole)
    await ask(asker(merchant.endpoint), question, {})
    expect(merchant.heard[0]?.headers.authorization).toBeUndefined()
  })

  it('asks by hash first and with the whole query when the hash is not known', async () => {
    await using merchant = await listen((_, call) =>
      call === 1 ? [200, '{"errors":[{"message":"PersistedQueryNotFound"}]}'] : whole,
    )
    const answer = await ask(asker(merchant.endpoint), question, {})
    expect(answer.channel?.id).toBe('1|se')
    const [first, second] = merchant.heard
    expect(first?.body.query).toBeUndefined()
    expect(first?.body.extensions?.persistedQuery).toMatchObject({
      version: 1,
      sha256Hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    })
    expect(second?.body.query).toContain('query channel')
  })

  it('sends whole queries when hashes are switched off', async () => {
    await using merchant = await listen(() => whole)
    await ask(asker(merchant.endpoint, { persistedQueries: false }), question, {})
    expect(merchant.heard).toHaveLength(1)
    expect(merchant.heard[0]?.body.query).toContain('query channel')
    expect(merchant.heard[0]?.body.extensions).toBeUndefined()
  })

  it('throws what the spec calls the failure, with its status', async () => {
    await using merchant = await listen(() => [502, 'bad gateway'])
    await expect(ask(asker(merchant.endpoint), question, {})).rejects.toMatchObject({
      kind: 'status',
      status: 502,
      message: 'Response not successful: Received status code 502',
    })
  })

  it('calls a merchant that is not there a network failure', async () => {
    const endpoint = `http://127.0.0.1:${await freePort()}/graphql`
    await expect(ask(asker(endpoint), question, {})).rejects.toMatchObject({ kind: 'network' })
  })
})
