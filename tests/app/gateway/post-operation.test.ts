import { describe, expect, it } from 'vitest'

import { GatewayError } from '#app/gateway/errors/gateway-error.ts'
import { postOperation } from '#app/gateway/post-operation.server.ts'
import { openUpstream } from '#tests/support/upstream.ts'

import { testGatewayContext } from './test-gateway-context.ts'

const operation = {
  operationName: 'channel',
  query: 'query channel { channel { id } }',
  hash: '',
  isMutation: false,
  roots: [{ name: 'channel', isObject: true, fields: ['id'] }],
  variables: {},
  mayTruncateLists: true,
}

async function resultOf(status: number, body: string, headers?: Record<string, string>) {
  await using merchant = await openUpstream(() => [status, body, headers])
  return (await postOperation(testGatewayContext(merchant.endpoint), operation, 5_000)).data
}

async function failureOf(status: number, body: string): Promise<GatewayError> {
  const result = await resultOf(status, body).catch((error: unknown) => error)
  if (result instanceof GatewayError) return result
  throw new Error('the answer was taken', { cause: result })
}

describe('reading a response', () => {
  it.each([
    ['{"data":{"channel":null}}'],
    ['{"data":{"channel":null},"errors":null,"extensions":null}'],
    ['{"data":{"channel":null},"errors":[]}'],
  ])('returns the data of a complete response: %s', async (body) => {
    expect(await resultOf(200, body)).toEqual({ channel: null })
  })

  it('accepts JSON with any content type', async () => {
    const headers = { 'content-type': 'text/plain' }
    expect(await resultOf(200, '{"data":{"channel":null}}', headers)).toEqual({ channel: null })
  })

  it.each([
    [503, 'busy', 'http', 'Response not successful: Received status code 503'],
    [404, '{"data":{}}', 'http', 'Response not successful: Received status code 404'],
    [200, '{}', 'missing', 'Server response was missing for query'],
    [200, '{"data":null}', 'missing', 'Server response was missing for query'],
    [200, 'null', 'missing', 'Server response was missing for query'],
    [200, '[{"data":{}}]', 'missing', 'Server response was missing for query'],
    [200, '{"data":5}', 'missing', 'Server response was missing for query'],
  ])('%i %s fails as %s', async (status, body, kind, message) => {
    expect(await failureOf(status, body)).toMatchObject({ kind, message, status })
  })

  it('throws a parse error for a body that is not JSON', async () => {
    const failure = await failureOf(200, '<html>canary')
    expect(failure.kind).toBe('parse')
    expect(failure.message).toMatch(/^Parse error/)
    expect(failure.message).not.toContain('canary')
    expect(failure.cause).toBeUndefined()
  })

  it('separates refusals by their codes and keeps their messages', async () => {
    const body = JSON.stringify({
      data: { addToCart: null },
      errors: [
        {
          message: 'Insufficient stock amount',
          extensions: { code: 'InsufficientStock', available: 3 },
        },
        { message: 'odd', extensions: 'none' },
        { message: 'odd', extensions: { code: 'Anna Ek has a debt' } },
        null,
      ],
    })
    const failure = await failureOf(200, body)
    expect(failure.kind).toBe('graphql')
    expect(failure.has('InsufficientStock')).toBe(true)
    expect(failure.has('CartNotFound')).toBe(false)
    expect(failure.faults[0]?.extensions.available).toBe(3)
    expect(failure.faults.map(({ code }) => code)).toEqual(['InsufficientStock', null, null, null])
  })
})

describe('errors beside data', () => {
  it.each([
    ['{"errors":[{"message":"no"}],"data":{"cart":{"id":"a"}}}', true],
    ['{"errors":[{"message":"no"}],"data":{"cart":null}}', false],
    ['{"errors":[{"message":"no"}],"data":null}', false],
    ['{"errors":[{"message":"no"}]}', false],
  ])('%s is a partial response: %s', async (body, isPartial) => {
    expect(await failureOf(200, body)).toMatchObject({
      kind: 'graphql',
      isPartial,
      isRetryable: isPartial,
    })
  })
})
