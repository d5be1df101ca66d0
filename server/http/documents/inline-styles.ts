import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The built style sheets by path, such as `/assets/root-B0eRqJul.css`. */
export type StyleSheets = ReadonlyMap<string, string>

export function readStyleSheets(clientDir: string): StyleSheets {
  const assets = join(clientDir, 'assets')
  if (!existsSync(assets)) return new Map()
  const files = readdirSync(assets).filter((name) => name.endsWith('.css'))
  return new Map(files.map((name) => [`/assets/${name}`, readFileSync(join(assets, name), 'utf8')]))
}

/**
 * Writes style sheets into the head, so that the first paint waits for no file. Their links stay for the router, as for
 * print. The style is the last element, where React tolerates it.
 *
 * @returns the document, and the style's hash for the content security policy; null without one
 */
export function inlineStyles(
  html: string,
  sheets: StyleSheets,
): { html: string; hash: string | null } {
  const texts: string[] = []
  const withoutBlocking = html.replace(
    /<link rel="stylesheet" href="([^"]+)"/g,
    (link, path: string) => {
      const text = sheets.get(path)
      // A text that could end the element stays in its file.
      if (text === undefined || /<\/style/i.test(text)) return link
      texts.push(text)
      return `${link} media="print"`
    },
  )
  if (texts.length === 0) return { html, hash: null }
  const style = texts.join('\n')
  const hash = `sha256-${createHash('sha256').update(style).digest('base64')}`
  return { html: withoutBlocking.replace('</head>', () => `<style>${style}</style></head>`), hash }
}
