/** Where a link that the merchant wrote leads. */
export type ContentLink =
  | { kind: 'inside'; to: string }
  /** Another site, a mail or phone program, or a document of this shop that is loaded anew. */
  | { kind: 'outside'; href: string; opensNewTab: boolean }

export interface LinkBase {
  /** Origins that are this shop, without a trailing slash. */
  origins: readonly string[]
  /** The path at the place of the page that the link stands on; null for one that leads elsewhere. */
  localPath: (pathname: string) => string | null
  /** Where pictures of a text may come from, as in the settings; without it there are none. */
  imageServer?: string
}

const schemes = ['https:', 'http:', 'mailto:', 'tel:']

/**
 * Reads an address as merchants write them: absolute, a path, or a path without its slash. Null for
 * what no link may hold: scripts, other schemes, control characters, another host in disguise.
 */
export function readLink(
  url: string | null | undefined,
  { origins, localPath }: LinkBase,
  opensNewTab = false,
): ContentLink | null {
  const written = url?.trim()
  if (!written || written.length > 2_000 || /[\p{Cc}\\]/u.test(written)) return null
  if (written.startsWith('//')) return null
  if (/^[a-z][a-z\d+.-]*:/i.test(written)) {
    if (!URL.canParse(written)) return null
    const { origin, protocol, pathname, search, hash } = new URL(written)
    if (!schemes.includes(protocol)) return null
    if (!origins.includes(origin)) return { kind: 'outside', href: written, opensNewTab }
    return inside(pathname + search + hash, localPath)
  }
  if (written.startsWith('#')) return { kind: 'inside', to: written }
  return inside(written.startsWith('/') ? written : `/${written}`, localPath)
}

function inside(path: string, localPath: LinkBase['localPath']): ContentLink | null {
  if (/^\/[/\\]/.test(path)) return null
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  const here = localPath(pathname)
  return here === null
    ? { kind: 'outside', href: path, opensNewTab: false }
    : { kind: 'inside', to: here + rest }
}
