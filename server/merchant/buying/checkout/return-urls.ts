/** The absolute form of a return URL; null outside of the shop's origins, since phishing could use an open redirect. */
export function resolveReturnUrl(
  address: string,
  publicOrigin: string,
  domains: readonly string[] = [],
): string | null {
  // Browsers read a backslash as a slash and drop control characters, so such URLs are rejected.
  if (/[\\\p{Cc}]/u.test(address)) return null
  const url = URL.canParse(address, publicOrigin) ? new URL(address, publicOrigin) : null
  const isOwn =
    [publicOrigin, ...domains].some((origin) => url?.origin === new URL(origin).origin) &&
    !url?.username &&
    !url?.password
  return isOwn && url ? url.href : null
}

/** Replaces the API's placeholders, with plain or with percent-encoded braces. */
export function fillPlaceholders(address: string, values: Record<string, string>): string {
  return address.replace(/(?:\{|%7B)([\w.]+)(?:\}|%7D)/gi, (whole, name: string) => {
    const value = values[name]
    return value === undefined ? whole : encodeURIComponent(value)
  })
}
