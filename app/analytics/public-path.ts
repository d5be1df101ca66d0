/** Parameters of advertising and paging; others may hold tokens and addresses. */
const kept = /^(utm_[a-z_]{1,20}|gclid|gbraid|wbraid|page|sort)$/

/** The public id of an order, with which everyone can open it. */
const orderId = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

/** A page's path in an event, without parameters that may be personal, e-mail addresses and ids of orders. */
export function publicPath(pathname: string, search: string): string {
  const query = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => kept.test(name)),
  ).toString()
  const path = pathname.replace(/[^/]*(?:@|%40)[^/]*/gi, '-').replace(orderId, '-')
  return query ? `${path}?${query}` : path
}
