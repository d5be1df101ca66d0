/** What a document asks the service worker to store, once the visitor has stayed on it. */
export interface PageToStore {
  /** Path and query of the page; null without consent to store it. */
  page: string | null
  /** Path of the offline page in the same language. */
  offlinePage: string
  /** The visitor's market, such as `se`: the stored copy must show the prices of the same one. */
  market: string
  pictures: string[]
}

/** Addresses of the scripts, style sheets and fonts, each with a hash, that a document names: all that it needs to work. */
export function filesIn(html: string): string[] {
  const paths = html.matchAll(/["'](\/(?:assets\/[\w.-]+|routes\/[\w.-]+|theme\.css\?v=\w+))["']/g)
  return [...new Set([...paths].map(([, path]) => path!))]
}

export function isBuiltFile(pathname: string): boolean {
  return /^\/(?:(?:assets|routes)\/|theme\.css$)/.test(pathname)
}

/** Whether a response may be stored: a page of its own address that is the same for every visitor. */
export function isPublicPage(response: Response): boolean {
  return (
    response.status === 200 &&
    !response.redirected &&
    /\bpublic\b/.test(response.headers.get('Cache-Control') ?? '') &&
    (response.headers.get('Content-Type') ?? '').startsWith('text/html')
  )
}

/** Whether the response was created within this time; without a date it is old. */
export function isNewerThan(response: Response, ms: number, nowMs: number): boolean {
  const created = Date.parse(response.headers.get('Date') ?? '')
  return nowMs - created < ms
}

/** Whether a document shows the prices of this market (`data-market` of `app/root.tsx`). */
export function isOfMarket(html: string, market: string): boolean {
  return html.slice(0, 1_000).includes(`data-market="${market}"`)
}

/** The page in the address's language if it is stored, else the last of `offlinePages` (`/offline`, `/en/offline`). */
export function offlinePageFor(pathname: string, offlinePages: readonly string[]): string | null {
  const prefixOf = (page: string) => page.slice(0, page.lastIndexOf('/'))
  const matching = offlinePages
    .filter((page) => `${pathname}/`.startsWith(`${prefixOf(page)}/`))
    .sort((a, b) => a.length - b.length)
  return matching.at(-1) ?? offlinePages.at(-1) ?? null
}

/** The offline page with links to the stored pages, in the empty list that it has for them. */
export function withStoredPages(
  html: string,
  pages: readonly { path: string; html: string }[],
): string {
  const items = pages.flatMap(({ path, html }) => {
    // Text of a document, so it is escaped already; without the name of the shop.
    const title = /<title>([^<]+?)(?: \| [^|<]+)?<\/title>/.exec(html)?.[1]
    const language = /<html[^>]*? lang="([\w-]+)"/.exec(html)?.[1]
    const lang = language ? ` lang="${language}"` : ''
    return title ? `<li><a href="${path.replaceAll('"', '%22')}"${lang}>${title}</a></li>` : []
  })
  return html.replace(/<ul[^>]*\bdata-stored-pages\b[^>]*>/, (list) => list + items.join(''))
}
