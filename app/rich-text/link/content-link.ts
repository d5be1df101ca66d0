export type ContentLink =
  | { kind: 'inside'; to: string }
  /** Another site, a `mailto:` or `tel:` URL, or a page of this shop that needs a new document. */
  | { kind: 'outside'; href: string; opensNewTab: boolean }

export interface LinkBase {
  /** Origins of this shop, without a trailing slash. */
  origins: readonly string[]
  /** The path in the URL scope of the current page; null for a path of another scope. */
  localPath: (pathname: string) => string | null
  /** Image server from the settings, the only source of images in texts; without it there are none. */
  imageServer?: string
}

const schemes = ['https:', 'http:', 'mailto:', 'tel:']

/** Absolute, or a path with or without slash. Null for scripts, other schemes, control characters, disguised hosts. */
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
  const localPathname = localPath(pathname)
  return localPathname === null
    ? { kind: 'outside', href: path, opensNewTab: false }
    : { kind: 'inside', to: localPathname + rest }
}
