import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { request, type Dispatcher } from 'undici'

import { done, refused, type Result } from '#app/kit/result.ts'
import { minute, second } from '#app/kit/time.ts'

import { platformProfileSchema, type PlatformProfile } from './platform-profile.ts'
import { platformUrl, publicDispatcher } from './public-address.ts'

export type ProfileFault =
  | 'invalid_profile_url'
  | 'profile_unreachable'
  | 'profile_malformed'
  /** Too many profiles are requested now. */
  | 'busy'

export type FindProfile = (address: string) => Promise<Result<PlatformProfile, ProfileFault>>

/** Of all platforms together, so that the shop's own requests stay few however many names are invented. */
const limits = { concurrent: 8, waiting: 32, perMinute: 120, kept: 500, bytes: 64 * 1024 }
const timeoutMs = 3_000
const keepMs = { least: minute * 1000, most: 60 * minute * 1000 }

/** Requests platforms' profiles (overview, Fetching) from public addresses, without redirects. A failure is kept for a minute. */
export function profileFinder({
  dispatcher = publicDispatcher(limits.bytes),
}: { dispatcher?: Dispatcher } = {}): FindProfile {
  const kept = new LRUCache<string, Promise<Result<PlatformProfile, ProfileFault>>>({
    max: limits.kept,
    noDeleteOnStaleGet: true,
  })
  const limit = pLimit(limits.concurrent)
  let requested = { inMinute: 0, since: -Infinity }

  return async function findProfile(address) {
    const url = platformUrl(address)
    if (!url) return refused('invalid_profile_url')
    const known = kept.get(url.href)
    if (known) return known
    const now = performance.now()
    if (now - requested.since > minute * 1000) requested = { inMinute: 0, since: now }
    if (requested.inMinute >= limits.perMinute || limit.pendingCount >= limits.waiting) {
      // Whoever invents platforms must not lock out those that the shop knows.
      const last = await kept.get(url.href, { allowStale: true })
      return last?.ok ? last : refused('busy')
    }
    requested.inMinute += 1
    const finding = limit(() => fetchProfile(url, dispatcher))
    const found = finding.then(({ result }) => result)
    kept.set(url.href, found, { ttl: timeoutMs * limits.waiting })
    const { maxAgeMs } = await finding
    kept.set(url.href, found, { ttl: Math.min(keepMs.most, Math.max(keepMs.least, maxAgeMs)) })
    return found
  }
}

async function fetchProfile(url: URL, dispatcher: Dispatcher) {
  try {
    const { statusCode, headers, body } = await request(url, {
      dispatcher,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (statusCode !== 200) {
      await body.dump({ limit: limits.bytes })
      return { result: refused('profile_unreachable' as const), maxAgeMs: 0 }
    }
    const text = await body.text()
    return { result: readProfile(text), maxAgeMs: maxAgeOf(headers['cache-control']) }
  } catch {
    return { result: refused('profile_unreachable' as const), maxAgeMs: 0 }
  }
}

function readProfile(text: string): Result<PlatformProfile, ProfileFault> {
  try {
    const parsed = platformProfileSchema.safeParse(JSON.parse(text))
    return parsed.success ? done(parsed.data) : refused('profile_malformed')
  } catch {
    return refused('profile_malformed')
  }
}

function maxAgeOf(header: string | string[] | undefined): number {
  const seconds = /(?:^|[\s,])max-age=(\d{1,8})/i.exec(String(header ?? ''))?.[1]
  return Number(seconds ?? 0) * second * 1000
}
