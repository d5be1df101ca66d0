import { decoded } from './decoded.ts'

/** Extensions that caches treat as files, and those of earlier servers' scripts. */
const file =
  /\.(avif|bmp|css|csv|data|eot|gif|ico|jpe?g|js|json|map|mjs|mp4|otf|pdf|php|png|svg|ttf|txt|webm|webp|woff2?|xml|zip)\/*$/i

/** No page may have such a path: a cache in front of the shop would take it for a file, the same for everyone. */
export function isFileName(pathname: string): boolean {
  return file.test(decoded(pathname))
}
