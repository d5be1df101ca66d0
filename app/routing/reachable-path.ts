import { isFileName } from './file-name.ts'
import { sameOriginPath } from './same-origin-path.ts'
import { normalizePath } from './normalize-path.ts'

/** Well within what the host takes (`server/http/address-guard.ts`). */
const maxLength = 2_000
const maxSegments = 20

/**
 * Whether a path of ours can be asked for as it is written: nothing in front of its page refuses it or
 * leads it to another spelling. Merchants name things as they like.
 */
export function isReachablePath(path: string): boolean {
  if (path.length > maxLength || path.split('/').length > maxSegments) return false
  if (sameOriginPath(path) !== path || normalizePath(path) !== path || isFileName(path))
    return false
  return !/[\p{Cc}\\]/u.test(decodeURIComponent(path))
}

/** What the last segment of a path names. */
export function lastSegment(path: string): string {
  const last = path.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
