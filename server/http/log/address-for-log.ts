/** Query parameters that may be logged; all others may be personal or a secret. */
const loggedParameters = new Set(['page', 'sort', '_routes', 'v'])

/** Paths below which the rest is typed by a visitor, or opens private data without a login. */
const privatePaths = /((?:^|\/)(?:s|order|merchant\/(?:payment|delivery|outbox))\/)[^?]+/i
/** Random ids, which open what they name: a UUID, or a long text without words. */
const secretId =
  /[\da-fA-F]{8}-(?:[\da-fA-F]{4}-){3}[\da-fA-F]{12}|(?<![\w-])(?![\w-]*\.(?:js|css|woff2)$)(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{20,}/g

/** Leaves out unknown parameters, searches, ids of orders, e-mail addresses and random ids, which people paste into addresses. */
export function addressForLog(address: string): string {
  const [path = '', query] = address.slice(0, 2048).split('?', 2)
  const plain = plainPath(path)
    .replace(privatePaths, '$1[redacted]')
    .split('/')
    .map(withoutSecret)
    .join('/')
  if (!query) return plain
  const names = [...new URLSearchParams(query)].map(([name, value]) =>
    loggedParameters.has(name)
      ? `${withoutSecret(name)}=${withoutSecret(value)}`
      : withoutSecret(name),
  )
  return `${plain}?${names.join('&')}`
}

function withoutSecret(part: string): string {
  return looksLikeEmail(part) ? '[redacted]' : part.replace(secretId, '[redacted]')
}

/** Decodes escapes, which a client may use for any letter: `/%6Frder/…` is the page of an order, too. */
function plainPath(path: string): string {
  return path.replace(/%[2-7][\da-f]/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16))
    return /[\w/.-]/.test(character) ? character : escape
  })
}

/** Escaped any number of times: `anna%40example.com`, `anna%2540example.com`. */
function looksLikeEmail(part: string): boolean {
  const unescaped = part.replace(/%(25)*40/gi, '@').replace(/%(25)*2e/gi, '.')
  return /[^\s@]@[^\s@]/.test(unescaped)
}
