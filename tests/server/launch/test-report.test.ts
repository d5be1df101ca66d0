import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

interface Report {
  passed: number
  failed: number
  flaky: string[]
  tests: { name: string; seconds: number }[]
}
interface TestReport {
  readVitestReport(report: object, root: string): Report
  readPlaywrightReport(report: object): Report
  closingLines(
    report: Report & { durations?: { name: string; seconds: number }[] },
    maxLines?: number,
  ): string[]
}

const root = fileURLToPath(new URL('../../..', import.meta.url))
const { readVitestReport, readPlaywrightReport, closingLines } = (await import(
  join(root, 'server/launch/test-report.mjs')
)) as TestReport

/** A journey in Playwright's report, with the duration of each try. */
const journey = (title: string, status: string, ...tries: number[]) => ({
  title,
  tests: [
    { projectName: 'with scripts', status, results: tries.map((duration) => ({ duration })) },
  ],
})

describe('the last lines of npm test', () => {
  it('contain a journey that passed at its second try as flaky, neither passed nor failed', () => {
    const report = readPlaywrightReport({
      suites: [
        {
          file: 'tabs.journey.ts',
          specs: [journey('logs in', 'expected', 900)],
          suites: [
            {
              file: 'tabs.journey.ts',
              specs: [
                journey('a cart', 'flaky', 4_000, 1_000),
                journey('logs out', 'unexpected', 10, 10),
                journey('a panel', 'skipped'),
              ],
            },
          ],
        },
      ],
    })
    expect(report).toMatchObject({ passed: 1, failed: 1 })
    const durations = [{ name: 'browser journeys', seconds: 312.34 }]
    expect(closingLines({ ...report, durations }, 2)).toEqual([
      'each part took:',
      '  312.3 s  browser journeys',
      '',
      'the 2 longest tests:',
      '    5.0 s  tabs.journey.ts › a cart (with scripts)',
      '    0.9 s  tabs.journey.ts › logs in (with scripts)',
      '',
      '1 flaky, passed at the second try only:',
      '  tabs.journey.ts › a cart (with scripts)',
    ])
  })

  it('count a file that cannot be loaded, and errors outside of any journey', () => {
    const ok = { fullName: 'a price', status: 'passed', duration: 12 }
    const testResults = [
      { name: '/shop/tests/a.test.ts', status: 'passed', assertionResults: [ok] },
      { name: '/shop/tests/b.test.ts', status: 'failed', assertionResults: [] },
      {
        name: '/shop/tests/c.test.ts',
        status: 'failed',
        assertionResults: [{ ...ok, status: 'failed' }],
      },
    ]
    expect(readVitestReport({ testResults }, '/shop')).toMatchObject({
      passed: 1,
      failed: 2,
      tests: [{ name: 'tests/a.test.ts › a price', seconds: 0.012 }, {}],
    })
    expect(readPlaywrightReport({ suites: [], errors: [{ message: 'no shop' }] }).failed).toBe(1)
  })

  it('contain a test that passed at its second try as flaky, neither passed nor failed', () => {
    const ok = { fullName: 'a price', status: 'passed', duration: 12, failureMessages: [] }
    const second = { ...ok, fullName: 'a stock', failureMessages: ['expected 1 to be 2'] }
    const testResults = [
      { name: '/shop/tests/a.test.ts', status: 'passed', assertionResults: [ok, second] },
    ]
    const report = readVitestReport({ testResults }, '/shop')
    expect(report).toMatchObject({ passed: 1, failed: 0, flaky: ['tests/a.test.ts › a stock'] })
  })

  it('do not mention flaky journeys when there are none', () => {
    const tests = Array.from({ length: 30 }, (_, n) => ({ name: `test ${n}`, seconds: n }))
    const lines = closingLines({ passed: 30, failed: 0, flaky: [], tests })
    expect(lines).toHaveLength(11)
    expect(lines[1]).toBe('   29.0 s  test 29')
  })
})
