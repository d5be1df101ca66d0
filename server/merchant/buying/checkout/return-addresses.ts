/**
 * A return address of a payment made absolute, or null when it does not lie under one of the shop's
 * origins. It comes from the client: a payment page that redirects anywhere could be used for phishing.
 *
 * @param domains origins of the shop's other languages
 */
export function ownAddress(
  address: string,
  publicOrigin: string,
  domains: readonly string[] = [],
): string | null {
  // A browser reads a backslash as a slash and drops control characters; such addresses are
  // refused.
  if (/[\\\p{Cc}]/u.test(address)) return null
  const url = URL.canParse(address, publicOrigin) ? new URL(address, publicOrigin) : null
  const isOwn =
    [publicOrigin, ...domains].some((own) => url?.origin === new URL(own).origin) &&
    !url?.username &&
    !url?.password
  return isOwn && url ? url.href : null
}

/** Fills the API's placeholders, spelled plainly or percent-encoded by a URL builder. */
export function fillPlaceholders(address: string, values: Record<string, string>): string {
  return address.replace(/(?:\{|%7B)([\w.]+)(?:\}|%7D)/gi, (whole, name: string) => {
    const value = values[name]
    return value === undefined ? whole : encodeURIComponent(value)
  })
}
