/** Parameters of advertising and paging; others may hold tokens and addresses. */
const kept = /^(utm_[a-z_]{1,20}|gclid|gbraid|wbraid|page|sort)$/

/** A page's path in an event: without parameters that may be personal, and without an e-mail address. */
export function publicPath(pathname: string, search: string): string {
  const query = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => kept.test(name)),
  ).toString()
  const path = pathname.replace(/[^/]*(?:@|%40)[^/]*/gi, '-')
  return query ? `${path}?${query}` : path
}
