import { createHash } from 'node:crypto'

import { operatorPath } from './operator-access.ts'
import type { DroppedDocuments, OperatorStatus, ProblemKind } from './operator-status.ts'

const style = `
:root{color-scheme:light dark;font:15px/1.45 system-ui,sans-serif}
body{margin:0 auto;max-width:70rem;padding:1rem}
h1{font-size:1.5rem;margin:0}
h2{font-size:1.15rem;margin:2rem 0 .5rem}
h3{font-size:1rem;margin:1rem 0 .25rem}
header{align-items:center;display:flex;flex-wrap:wrap;gap:.5rem 1rem;justify-content:space-between}
table{border-collapse:collapse;width:100%}
th,td{border-top:1px solid color-mix(in srgb,currentColor 20%,transparent);overflow-wrap:break-word;padding:.3rem .75rem .3rem 0;text-align:left;vertical-align:top}
thead th{border:0;font-weight:600}
tbody th{font-weight:400;width:min(16rem,40%)}
td.long{overflow-wrap:anywhere}
td.number{font-variant-numeric:tabular-nums;white-space:nowrap}
.bad{font-weight:700}
.bad::before{content:"\\26a0  "}
p{margin:.5rem 0;max-width:45rem}
code{font-size:.9em;overflow-wrap:anywhere}
button,input{font:inherit;padding:.5rem .75rem}
table+form{margin-top:1rem}
input:not([hidden]){box-sizing:border-box;display:block;margin:.25rem 0 .75rem;max-width:30rem;width:100%}
nav a{display:inline-block;padding:.25rem .75rem .25rem 0}
@media(max-width:40rem){
.wide thead{clip-path:inset(50%);position:absolute}
.wide tr{border-top:1px solid color-mix(in srgb,currentColor 20%,transparent);display:block;padding:.3rem 0}
.wide th,.wide td{border:0;display:block;padding:0;width:auto}
.wide th{font-weight:600}
.wide td:not(:empty)::before{content:attr(data-head)": ";opacity:.75}
}
@media print{form,nav{display:none}body{font-size:9pt;max-width:none;padding:0}tr{break-inside:avoid}h2,h3{break-after:avoid}}
`

/** The one style of the pages, as the policy names it. */
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** No script, no picture, in no frame. */
export const operatorPolicy = `default-src 'none';style-src ${styleHash};form-action 'self';base-uri 'none';frame-ancestors 'none'`

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign]!)

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body>${body}</body></html>`
}

/** The form for the token. @param fault a sentence about the last attempt */
export function loginPage(fault: string | null): string {
  const alert = fault ? `<p role="alert" class="bad">${escaped(fault)}</p>` : ''
  return page(
    'Log in – operator',
    `<main><h1>Operator</h1>${alert}<form method="post" action="${operatorPath}"><input name="username" value="operator" autocomplete="username" hidden><label for="token">Token (<code>OPERATOR_TOKEN</code>)</label><input id="token" name="token" type="password" autocomplete="current-password" required autofocus><button name="action" value="login">Log in</button></form></main>`,
  )
}

/** @param dropped kept documents that this request has deleted */
export function statusPage(status: OperatorStatus, dropped: DroppedDocuments | null): string {
  const sections = [
    section('build', 'Build', buildTable(status)),
    section('upstreams', 'Upstreams', upstreamTable(status)),
    section('markets', 'Markets and languages', marketTable(status)),
    section('caches', 'Caches', cacheTable(status) + dropForm(dropped)),
    section('limits', 'Limits', limitTable(status)),
    section('breakers', 'Circuit breakers', breakerTable(status)),
    section('redis', 'Redis', redisTable(status)),
    section('problems', 'Last problems', problemTables(status.problems)),
    section('settings', 'Settings', settingTable(status)),
  ]
  const links = sections.map(({ id, title }) => `<a href="#${id}">${title}</a>`).join('')
  const when = new Date()
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z/, ' UTC')
  return page(
    'Status – operator',
    `<header><h1>Status</h1><form method="post" action="${operatorPath}"><button name="action" value="logout">Log out</button></form></header><p>Instance <code>${escaped(status.build.instance)}</code>, ${when}. <a href="${operatorPath}">Reload</a></p><nav aria-label="Sections">${links}</nav><main>${sections.map(({ html }) => html).join('')}</main>`,
  )
}

function section(id: string, title: string, content: string) {
  return {
    id,
    title,
    html: `<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content}</section>`,
  }
}

interface Cell {
  text: string
  isBad?: boolean
  isNumber?: boolean
}
const number = (value: number): Cell => ({ text: String(value), isNumber: true })
const bad = (text: string, isBad: boolean): Cell => ({ text, isBad })

/** Columns of texts that may be one long word. */
const longColumns = ['Value', 'Details']

/** The first cell of a row is its header. */
function table(
  label: string,
  head: readonly string[],
  rows: readonly (readonly (Cell | string)[])[],
) {
  const heads = head.map((text) => `<th scope="col">${text}</th>`).join('')
  const body = rows.map(
    (row) => `<tr>${row.map((cell, at) => tableCell(cell, at, head)).join('')}</tr>`,
  )
  const kind = head.length > 2 ? ' class="wide"' : ''
  return `<table${kind} aria-label="${label}"><thead><tr>${heads}</tr></thead><tbody>${body.join('')}</tbody></table>`
}

function tableCell(given: Cell | string, at: number, head: readonly string[]): string {
  const {
    text,
    isBad = false,
    isNumber = false,
  } = typeof given === 'string' ? { text: given } : given
  const content = isBad ? `<span class="bad">${escaped(text)}</span>` : escaped(text)
  if (at === 0) return `<th scope="row">${content}</th>`
  const isLong = longColumns.includes(head[at]!)
  const kind = isNumber ? ' class="number"' : isLong ? ' class="long"' : ''
  return `<td data-head="${head[at]}"${kind}>${content}</td>`
}

function buildTable({ build }: OperatorStatus): string {
  return table(
    'Build',
    ['What', 'Value'],
    [
      ['Version', build.version],
      ['Build', build.buildId],
      ['Node', build.node],
      ['Instance', build.instance],
      ['Readiness', bad(build.readiness, build.readiness !== 'ready')],
      ['Uptime', duration(build.uptimeSeconds)],
      ['Memory', megabytes(build.memoryBytes)],
    ],
  )
}

function upstreamTable({ upstreams }: OperatorStatus): string {
  const rows = Object.entries(upstreams).map(([name, { ok, ms }]) => [
    name,
    bad(ok ? 'up' : 'down', !ok),
    number(ms),
  ])
  return table('Upstreams', ['Upstream', 'State', 'Milliseconds'], rows)
}

function marketTable({ markets }: OperatorStatus): string {
  if (!markets)
    return '<p class="bad">The merchant does not respond, and no markets are cached.</p>'
  const rows = markets.map((market) => [
    market.alias,
    market.country,
    market.currency,
    market.languages.join(', '),
    market.group,
    [market.isVirtual ? 'takes no orders' : '', market.onlyInCheckout ? 'in the checkout only' : '']
      .filter(Boolean)
      .join(', '),
  ])
  return table('Markets', ['Market', 'Country', 'Currency', 'Languages', 'Group', 'Note'], rows)
}

function cacheTable({ caches }: OperatorStatus): string {
  const rows = caches.map(({ name, entries, bytes, maxBytes }) => [
    name,
    number(entries),
    { text: megabytes(bytes), isNumber: true },
    { text: megabytes(maxBytes), isNumber: true },
  ])
  return table('Caches of this instance', ['Cache', 'Entries', 'Size', 'At most'], rows)
}

function dropForm(dropped: DroppedDocuments | null): string {
  const shared = dropped?.shared ?? 'none'
  const result = dropped
    ? `<p role="status"><strong>Deleted: ${dropped.here} in this instance, ${shared} in Redis.</strong></p>`
    : ''
  return `${result}<form method="post" action="${operatorPath}#caches"><button name="action" value="drop">Delete kept documents</button></form><p>Deletes the kept documents of this instance, and those in Redis. Other instances keep theirs in memory until each is renewed. Pages are then made again, from the merchant’s responses as they are cached.</p>`
}

function limitTable({ limits, networkLimitsOff }: OperatorStatus): string {
  const rows = limits.map(({ name, maximum, current, refused }) => [
    name,
    number(maximum),
    number(current),
    number(refused),
  ])
  const off = networkLimitsOff
    ? `<p class="bad">Limits by network are off: ${escaped(networkLimitsOff)}.</p>`
    : ''
  return off + table('Limits', ['Limit', 'Maximum', 'Now', 'Refused since the start'], rows)
}

function breakerTable({ openBreakers }: OperatorStatus): string {
  const breakers = Object.entries(openBreakers)
  if (breakers.length === 0) return '<p>The merchant has not been asked yet.</p>'
  const rows = breakers.map(([callClass, isOpen]) => [
    callClass,
    bad(isOpen ? 'open' : 'closed', isOpen),
  ])
  return `<p>While one is open, calls of that kind fail at once.</p>${table('Circuit breakers', ['Calls', 'State'], rows)}`
}

function redisTable({ redis }: OperatorStatus): string {
  if (redis.state === 'not set')
    return '<p><code>REDIS_URL</code> is not set: this instance counts and caches alone.</p>'
  return table(
    'Redis',
    ['What', 'Value'],
    [
      ['State', bad(redis.state, redis.state !== 'connected')],
      ['Round trip', redis.ms === null ? 'no answer' : `${redis.ms} ms`],
      ['Shared', redis.shares.join(', ')],
    ],
  )
}

function problemTables(problems: readonly ProblemKind[]): string {
  if (problems.length === 0) return '<p>None since the start, at the level that the log has.</p>'
  const tables = problems.map(({ message, level, count, last }) => {
    const rows = last.map(({ at, requestId, details }) => [
      at.replace('T', ' ').replace(/\.\d+Z/, ''),
      requestId ?? '',
      details,
    ])
    const title = `${escaped(message)} <small>(${escaped(level)}, ${count} since the start)</small>`
    return `<h3>${title}</h3>${table(escaped(message), ['Time (UTC)', 'Request', 'Details'], rows)}`
  })
  return `<p>Lines of this instance’s log at warn and above, at most a hundred, by their message. <code>log-messages.md</code> says what to do about each.</p>${tables.join('')}`
}

function settingTable({ settings }: OperatorStatus): string {
  const rows = settings.map(({ name, from, value }) => [name, value ?? 'not set', from])
  return `<p>Of a setting that may be a secret, only whether it is set; of an address, only its origin.</p>${table('Settings', ['Setting', 'Value', 'From'], rows)}`
}

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`

function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  if (minutes < 1) return `${Math.floor(seconds)} s`
  const hours = Math.floor(minutes / 60)
  if (hours < 1) return `${minutes} min`
  const days = Math.floor(hours / 24)
  return days < 1 ? `${hours} h ${minutes % 60} min` : `${days} d ${hours % 24} h`
}
