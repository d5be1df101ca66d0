import { hostname } from 'node:os'
import { Writable } from 'node:stream'

import { expect, it } from 'vitest'

import { graphqlError } from '#app/gateway/errors/gateway-error.ts'
import { createLog } from '#server/process/log.ts'

const loggedError = (error: unknown) => logged({ err: error })

function logged(fields: object): string {
  let lines = ''
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines += chunk.toString()
      done()
    },
  })
  createLog('info', { service: 'shop', version: '1.2.3' }, destination).warn(fields, 'failed')
  return lines
}

it.each([
  new Error('Invalid path syntax at position 3 in "canary[["'),
  new Error('No cart was found with the ID <canary>'),
  new Error('canary@example.com is no address'),
  new Error('nothing at /reset?email=canary%40example.com'),
  new Error('No product "24" canary" was found'),
  new TypeError('Invalid character in header content ["canary"]'),
  graphqlError(
    [{ message: 'Got invalid value "canary"', code: 'BAD_INPUT', extensions: { value: 'canary' } }],
    false,
  ),
])('typed values are not logged with an error: %s', (error) => {
  const line = loggedError(error)
  expect(line).not.toContain('canary')
  expect(line).toContain('log.test.ts')
})

it('an error has known fields only, and keeps what says where it failed', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
    config: { headers: { 'X-ApiKey': 'canary' } },
    order: 'canary',
  })
  const line = loggedError(refused)
  expect(JSON.parse(line)).toMatchObject({ err: { code: 'ECONNREFUSED', syscall: 'connect' } })
  expect(line).not.toContain('canary')
})

it('what is thrown and is no error is logged without what it contains', () => {
  const line = loggedError({ status: 500, statusText: 'canary', data: { name: 'canary' } })
  expect(JSON.parse(line)).toMatchObject({ err: { status: 500 } })
  expect(line).not.toContain('canary')
})

it('a field is written when it is known and has a plain value, and shows that something was withheld', () => {
  const fields = {
    kind: 'network',
    codes: ['CartFull'],
    street: 'canary',
    market: { city: 'canary' },
  }
  const line = logged(fields)
  expect(JSON.parse(line)).toMatchObject({
    kind: 'network',
    codes: ['CartFull'],
    street: '[redacted]',
    market: '[redacted]',
  })
  expect(line).not.toContain('canary')
})

it('a stack keeps its places in code, and no address from a message of several lines', () => {
  const error = new Error('refused:\n    at canary@example.com')
  const frames = [
    'at Object.callRouteLoader (file:///shop/node_modules/@remix-run/router/dist/router.js:3:1)',
    'at async Promise.all (index 0)',
    'at new Promise (<anonymous>)',
    'at process.processTicksAndRejections (node:internal/process/task_queues:95:5)',
    'at file:///shop/node_modules/@remix-run/node/dist/index.js:7:9',
  ].map((line) => `    ${line}`)
  error.stack = [`Error: ${error.message}`, ...frames].join('\n')
  const { err } = JSON.parse(loggedError(error)) as { err: { message: string; stack: string } }
  expect(err.stack.split('\n').slice(2)).toEqual(frames)
  expect(JSON.stringify(err)).not.toContain('canary')
})

it('every line names the service, its version and the instance', () => {
  const line = JSON.parse(loggedError(new Error('gone'))) as object
  expect(line).toMatchObject({ service: 'shop', version: '1.2.3', instance: hostname() })
})

it('an error of the merchant is logged by its code', () => {
  const fault = { message: 'no', code: 'CartFull', extensions: {} }
  expect(loggedError(graphqlError([fault], false))).toContain('"codes":["CartFull"]')
})
