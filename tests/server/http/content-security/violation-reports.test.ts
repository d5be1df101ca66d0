import { describe, expect, it } from 'vitest'

import { openHost, type OpenHost } from '#tests/support/open-host.ts'

const old = 'application/csp-report'
const current = 'application/reports+json'

const violation = {
  documentURL: 'https://shop.example/s/eva@example.com?token=geheim',
  referrer: 'https://shop.example/order/4711',
  effectiveDirective: 'script-src-elem',
  blockedURL: 'https://evil.example/x.js?geheim',
  originalPolicy: 'geheim',
  sample: 'geheim',
  sourceFile: 'https://shop.example/assets/root-B0eRqJul.js',
  lineNumber: 3,
}
const inOldForm = {
  'document-uri': violation.documentURL,
  'violated-directive': 'script-src-elem',
  'blocked-uri': violation.blockedURL,
  'source-file': violation.sourceFile,
  'line-number': 3,
  'script-sample': 'geheim',
}

/** As a browser sends it: without cookies, and without an Origin. */
const report = (host: OpenHost, type: string, body: string) =>
  fetch(`${host.origin}/events/violations`, {
    method: 'POST',
    headers: { 'Content-Type': type, Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
    body,
  })
const linesOf = ({ logged }: OpenHost) => logged.filter(({ msg }) => msg === 'csp violation')

it('the policy has an address for reports, in both formats', async () => {
  await using host = await openHost()
  const { headers } = await fetch(host.origin)
  expect(headers.get('reporting-endpoints')).toBe('violations="/events/violations"')
  expect(headers.get('content-security-policy')).toMatch(
    /report-to violations;report-uri \/events\/violations$/,
  )
})

it.each([
  ['of today', current, JSON.stringify([{ type: 'csp-violation', body: violation }])],
  ['of old', old, JSON.stringify({ 'csp-report': inOldForm })],
])('a report %s is logged, without personal data', async (_age, type, body) => {
  await using host = await openHost()
  expect((await report(host, type, body)).status).toBe(204)
  await expect.poll(() => linesOf(host)).toHaveLength(1)
  expect(linesOf(host)[0]).toMatchObject({
    level: 40,
    directive: 'script-src-elem',
    blocked: 'https://evil.example',
    script: 'root-B0eRqJul.js',
    line: 3,
  })
  expect(JSON.stringify(host.logged)).not.toMatch(/geheim|eva@|4711/)
})

describe('any other body', () => {
  it.each([
    ['nothing', current, ''],
    ['no JSON', current, '{'],
    ['null', old, 'null'],
    ['a list of nothing', current, '[null, 1, {"body": null}, {"body": "geheim"}]'],
    ['another kind of content', 'text/plain', JSON.stringify([{ body: violation }])],
    ['words of its own', old, '{"csp-report":{"effective-directive":"GEHEIM geheim"}}'],
    ['too much', current, JSON.stringify([{ body: violation, more: 'x'.repeat(20_000) }])],
  ])('is accepted and ignored: %s', async (_what, type, body) => {
    await using host = await openHost()
    expect((await report(host, type, body)).status).toBe(204)
    await expect.poll(() => host.logged).toHaveLength(1)
    expect(linesOf(host)).toEqual([])
  })

  it('cannot flood the log: one network is limited, and one report has five entries at most', async () => {
    await using host = await openHost()
    const many = JSON.stringify(Array.from({ length: 20 }, () => ({ body: violation })))
    const statuses: number[] = []
    for (let sent = 0; sent < 40; sent++) statuses.push((await report(host, current, many)).status)
    expect(statuses).toEqual([...Array(30).fill(204), ...Array(10).fill(429)])
    expect(linesOf(host).length).toBe(60)
  })
})
