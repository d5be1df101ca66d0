import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'

/** The built style sheets by path, such as `/assets/root-B0eRqJul.css`. */
export type StyleSheets = ReadonlyMap<string, string>

/** Returns a document with its style sheets, and allows them in the response's policy. */
export type InlineStyles = (html: string, response: ServerResponse) => string

export function readStyleSheets(clientDir: string): StyleSheets {
  const assets = join(clientDir, 'assets')
  if (!existsSync(assets)) return new Map()
  const files = readdirSync(assets).filter((name) => name.endsWith('.css'))
  return new Map(files.map((name) => [`/assets/${name}`, readFileSync(join(assets, name), 'utf8')]))
}

/**
 * Writes style sheets into the head, so that the first paint waits for no file. Their links stay for the router, as for
 * print. The style is the last element, where React tolerates it.
 */
export function inlineStyles(sheets: StyleSheets): InlineStyles {
  /** Sources of the policy by style; pages have a few dozen of them. */
  const sources = new Map<string, string>()
  const sourceOf = (style: string) => {
    const known = sources.get(style)
    if (known) return known
    const source = `'sha256-${createHash('sha256').update(style).digest('base64')}'`
    sources.set(style, source)
    return source
  }
  return (html, response) => {
    const end = html.indexOf('</head>')
    const texts: string[] = []
    const head = html
      .slice(0, end)
      .replace(/<link rel="stylesheet" href="([^"]+)"/g, (link, path: string) => {
        const text = sheets.get(path)
        // A text that could end the element stays in its file.
        if (text === undefined || /<\/style/i.test(text)) return link
        texts.push(text)
        return `${link} media="print"`
      })
    if (texts.length === 0) return html
    const style = texts.join('\n')
    const policy = String(response.getHeader('Content-Security-Policy') ?? '')
    // A hash would end the permission of all inline styles, which another company's content needs.
    const allowed = policy.replace(/style-src [^;]+/, (directive) =>
      directive.includes("'unsafe-inline'") ? directive : `${directive} ${sourceOf(style)}`,
    )
    response.setHeader('Content-Security-Policy', allowed)
    return `${head}<style>${style}</style>${html.slice(end)}`
  }
}
