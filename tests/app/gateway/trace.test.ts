import { describe, expect, it } from 'vitest'

import { traceOf } from '#app/gateway/trace.ts'

const given = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
const shape = /^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/

describe('the trace of a visit', () => {
  it('is the one of the request', () => {
    expect(traceOf(given)).toBe(given)
  })

  it.each([
    null,
    '',
    'nonsense',
    `${given}\r\nX-ApiKey: other`,
    given.toUpperCase(),
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-4bf92f3577b34da6a3ce929d0e0e4736-${'0'.repeat(16)}-01`,
  ])('is a new one for %j', (value) => {
    expect(traceOf(value)).toMatch(shape)
    expect(traceOf(value)).not.toBe(value)
  })
})
