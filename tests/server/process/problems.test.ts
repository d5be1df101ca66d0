import { expect, it } from 'vitest'

import { createLog } from '#server/process/log.ts'
import { recordProblems } from '#server/process/problems.ts'

function openLog() {
  const lines: string[] = []
  const problems = recordProblems()
  const output = { write: (line: string) => void lines.push(line) }
  return { log: createLog('trace', { service: 'shop' }, output, problems.record), lines, problems }
}

it('has lines at warn and above by their message, and the log has all of them', () => {
  const { log, lines, problems } = openLog()
  log.debug('merchant response')
  log.info({ requestId: 'id-0' }, 'request completed')
  log.warn({ requestId: 'id-1', operation: 'channel', kind: 'network' }, 'merchant request failed')
  log.error({ requestId: 'id-2', err: new Error('no "anna" here') }, 'page failed')
  log.warn({ requestId: 'id-3', secret: 'canary' }, 'merchant request failed')
  expect(lines).toHaveLength(5)
  expect(problems.kinds()).toMatchObject([
    {
      message: 'merchant request failed',
      level: 'warn',
      count: 2,
      last: [
        { requestId: 'id-3', details: 'secret=[redacted]' },
        { requestId: 'id-1', details: 'operation=channel kind=network' },
      ],
    },
    {
      message: 'page failed',
      level: 'error',
      count: 1,
      last: [{ requestId: 'id-2', details: 'Error: no [redacted] here' }],
    },
  ])
})

it('keeps a hundred, and a flood of one message leaves the others', () => {
  const { log, problems } = openLog()
  log.error({ requestId: 'rare' }, 'page failed')
  for (let nth = 0; nth < 1_000; nth++) {
    log.warn({ requestId: `id-${nth}`, reason: 'x'.repeat(2_000) }, 'request completed')
  }
  const [flood, rare] = problems.kinds()
  expect(flood).toMatchObject({ message: 'request completed', count: 1_000 })
  expect(flood?.last).toHaveLength(99)
  expect(flood?.last[0]).toMatchObject({ requestId: 'id-999' })
  expect(rare?.last).toMatchObject([{ requestId: 'rare' }])
  expect(JSON.stringify(problems.kinds()).length).toBeLessThan(50_000)
})
