/** Query parameters that may be logged; all others may be personal or a secret. */
const loggedParameters = new Set(['page', 'sort', '_routes', 'v'])

/**
 * Address without the values of query parameters that are not known to be harmless, and without any
 * part that looks like an e-mail address: people type theirs into the search field too.
 */
export function addressForLog(address: string): string {
  const [path = '', query] = address.slice(0, 2048).split('?', 2)
  const plain = path.split('/').map(withoutEmail).join('/')
  if (!query) return plain
  const names = [...new URLSearchParams(query)].map(([name, value]) =>
    loggedParameters.has(name)
      ? `${withoutEmail(name)}=${withoutEmail(value)}`
      : withoutEmail(name),
  )
  return `${plain}?${names.join('&')}`
}

function withoutEmail(part: string): string {
  return looksLikeEmail(part) ? '[redacted]' : part
}

/** Escaped any number of times: `anna%40example.com`, `anna%2540example.com`. */
function looksLikeEmail(part: string): boolean {
  const unescaped = part.replace(/%(25)*40/gi, '@').replace(/%(25)*2e/gi, '.')
  return /[^\s@]@[^\s@]/.test(unescaped)
}
