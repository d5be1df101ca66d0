import { decoded } from './decoded.ts'

/** Extensions that caches treat as files, and those of earlier servers' scripts. */
const file =
  /\.(avif|bmp|css|csv|data|eot|gif|ico|jpe?g|js|json|map|mjs|mp4|otf|pdf|php|png|svg|ttf|txt|webm|webp|woff2?|xml|zip)\/*$/i

/**
 * Whether a path ends like a file name. No page may have such a path, because a cache in front of the shop
 * would treat it as a file that is the same for everyone.
 */
export function isFileName(pathname: string): boolean {
  return file.test(decoded(pathname))
}
