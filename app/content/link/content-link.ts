/** Where a link that the merchant wrote leads. */
export type ContentLink =
  | { kind: 'inside'; to: string }
  /** Another site, a mail or phone program, or a document of this shop that is loaded anew. */
  | { kind: 'outside'; href: string; opensNewTab: boolean }

export interface LinkBase {
  /** Origins that are this shop, without a trailing slash. */
  origins: readonly string[]
  /** Whether a path leads to a page in the language of the page that the link stands on. */
  isHere: (path: string) => boolean
}

const schemes = ['https:', 'http:', 'mailto:', 'tel:']

/**
 * Reads an address as merchants write them: absolute, a path, or a path without its slash. Null for
 * what no link may hold: scripts, other schemes, control characters, another host in disguise.
 */
export function readLink(
  url: string | null | undefined,
  { origins, isHere }: LinkBase,
  opensNewTab = false,
): ContentLink | null {
  const written = url?.trim()
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  if (!written || written.length > 2_000 || /[\u0000-\u001f\u007f\\]/.test(written)) return null
  if (written.startsWith('//')) return null
  if (/^[a-z][a-z\d+.-]*:/i.test(written)) {
    if (!URL.canParse(written)) return null
    const { origin, protocol, pathname, search, hash } = new URL(written)
    if (!schemes.includes(protocol)) return null
    if (!origins.includes(origin)) return { kind: 'outside', href: written, opensNewTab }
    return inside(pathname + search + hash, isHere)
  }
  if (written.startsWith('#')) return { kind: 'inside', to: written }
  return inside(written.startsWith('/') ? written : `/${written}`, isHere)
}

function inside(path: string, isHere: LinkBase['isHere']): ContentLink | null {
  if (/^\/[/\\]/.test(path)) return null
  const [pathname = path] = path.split(/[?#]/)
  return isHere(pathname)
    ? { kind: 'inside', to: path }
    : { kind: 'outside', href: path, opensNewTab: false }
}
