import { decoded } from '#app/kit/text/decoded.ts'
import { isFileName } from '#app/kit/text/file-name.ts'

import { sameOriginPath } from './same-origin-path.ts'
import { normalizePath } from './normalize-path.ts'

/** Well below the host's limits (`server/http/guards/address-guard.ts`), whose longest would be repeated in each link. */
export const maxPathLength = 2_000
const maxSegments = 20

/** Whether the host neither refuses a path nor redirects it to a normalised one. Merchants may choose any alias. */
export function isReachablePath(path: string): boolean {
  if (path.length > maxPathLength || path.split('/').length > maxSegments) return false
  if (sameOriginPath(path) !== path || normalizePath(path) !== path || isFileName(path))
    return false
  try {
    return !/[\p{Cc}\\]/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

/** The last segment of a path, decoded if possible. */
export function lastSegment(path: string): string {
  return decoded(path.split('/').at(-1) ?? '')
}
