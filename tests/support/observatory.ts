import type { Page } from './shopper.ts'

/**
 * The score of Mozilla's HTTP Observatory for a page of a shop behind https: its published rules
 * (github.com/mdn/mdn-http-observatory, `src/grader/charts.js`), limited to the rules about one
 * response. Rules about a domain, such as the HSTS preload list of browsers, are left out;
 * they give five more points.
 *
 * @returns points of each rule on top of a hundred
 */
export function observatoryPoints({ html, headers }: Page): Record<string, number> {
  const policy = directivesOf(headers.get('content-security-policy') ?? '')
  return {
    'content security policy': policyPoints(policy),
    cookies: cookiePoints(headers.getSetCookie()),
    'cross-origin sharing': headers.has('access-control-allow-origin') ? -50 : 0,
    'referrer policy': /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(
      headers.get('referrer-policy') ?? '',
    )
      ? 5
      : -5,
    'strict transport': hstsPoints(headers.get('strict-transport-security')),
    'subresource integrity': integrityPoints(html),
    'content type': headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    frames: policy.has('frame-ancestors') ? 5 : -20,
    opener: headers.get('cross-origin-opener-policy') === 'same-origin' ? 10 : 0,
    embedder: /^(require-corp|credentialless)$/.test(
      headers.get('cross-origin-embedder-policy') ?? '',
    )
      ? 10
      : 0,
    resource: headers.get('cross-origin-resource-policy') === 'same-origin' ? 10 : 0,
  }
}

/** Bonuses count only for a page with at least ninety points. */
export function observatoryScore(page: Page): number {
  const points = Object.values(observatoryPoints(page))
  const sum = (some: number[]) => some.reduce((total, each) => total + each, 0)
  const base = 100 + sum(points.filter((each) => each < 0))
  return base < 90 ? base : base + sum(points.filter((each) => each > 0))
}

function directivesOf(policy: string): Map<string, string[]> {
  const directives = policy.split(';').map((each) => each.trim().split(/\s+/))
  return new Map(directives.map(([name = '', ...values]) => [name, values]))
}

function policyPoints(policy: Map<string, string[]>): number {
  if (policy.size === 0) return -25
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const broad = /^(ftp:|https?:|\*|https?:\/\/\*)/
  const unsafe = /^('unsafe-inline'|data:)$/
  if (sourcesOf('script-src').some((source) => broad.test(source) || unsafe.test(source)))
    return -20
  if (sourcesOf('object-src').some((source) => broad.test(source))) return -20
  if ([...policy.values()].flat().some((source) => /^(http|ftp):/.test(source))) return -20
  if ([...sourcesOf('script-src'), ...sourcesOf('style-src')].includes("'unsafe-eval'")) return -10
  if (sourcesOf('style-src').some((source) => broad.test(source) || unsafe.test(source))) return 0
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5
}

function cookiePoints(cookies: string[]): number {
  if (cookies.length === 0) return 0
  const flags = cookies.map((cookie) => cookie.split(';').map((part) => part.trim().toLowerCase()))
  if (flags.some((parts) => !parts.includes('secure'))) return -20
  return flags.every((parts) => parts.some((part) => /^samesite=(lax|strict)$/.test(part))) ? 5 : 0
}

function hstsPoints(header: string | null): number {
  const seconds = /max-age=(\d+)/.exec(header ?? '')?.[1]
  if (!seconds) return -20
  return Number(seconds) < 15_552_000 ? -10 : 0
}

function integrityPoints(html: string): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g)]
  if (scripts.some(([, address = '']) => !/^\/(?!\/)/.test(address))) return -5
  const isReported = scripts.length > 0 && scripts.every(([tag]) => /\sintegrity="sha/.test(tag))
  return isReported ? 5 : 0
}
