import { describe, expect, it } from 'vitest'

import { GatewayError } from '#app/gateway/gateway-error.ts'
import { readAnswer } from '#app/gateway/read-answer.ts'

function failureOf(status: number, body: string): GatewayError {
  try {
    readAnswer(status, body)
  } catch (error) {
    if (error instanceof GatewayError) return error
  }
  throw new Error('the answer was taken')
}

describe('reading an answer', () => {
  it('gives the data of a whole answer', () => {
    expect(readAnswer(200, '{"data":{"channel":null}}')).toEqual({ channel: null })
  })

  it.each([
    [503, 'busy', 'http', 'Response not successful: Received status code 503'],
    [404, '{"data":{}}', 'http', 'Response not successful: Received status code 404'],
    [200, '{}', 'missing', 'Server response was missing for query'],
    [200, '{"data":null}', 'missing', 'Server response was missing for query'],
    [200, 'null', 'missing', 'Server response was missing for query'],
  ])('%i %s fails as %s', (status, body, kind, message) => {
    expect(failureOf(status, body)).toMatchObject({ kind, message, status })
  })

  it('calls a page that is not JSON a parse error', () => {
    expect(failureOf(200, '<html>').kind).toBe('parse')
  })

  it('tells refusals apart by their codes and keeps what they say', () => {
    const body = JSON.stringify({
      data: { addToCart: null },
      errors: [
        {
          message: 'Insufficient stock amount',
          extensions: { code: 'InsufficientStock', available: 3 },
        },
        { message: 'odd', extensions: 'none' },
        null,
      ],
    })
    const failure = failureOf(200, body)
    expect(failure.kind).toBe('graphql')
    expect(failure.has('InsufficientStock')).toBe(true)
    expect(failure.has('CartNotFound')).toBe(false)
    expect(failure.faults[0]?.extensions.available).toBe(3)
    expect(failure.faults).toHaveLength(3)
  })
})

describe('errors beside data', () => {
  it.each([
    ['{"errors":[{"message":"no"}],"data":{"cart":{"id":"a"}}}', true],
    ['{"errors":[{"message":"no"}],"data":{"cart":null}}', false],
    ['{"errors":[{"message":"no"}],"data":null}', false],
    ['{"errors":[{"message":"no"}]}', false],
  ])('%s is a part of an answer: %s', (body, isPartial) => {
    expect(failureOf(200, body)).toMatchObject({ kind: 'graphql', isPartial, mayPass: isPartial })
  })
})
