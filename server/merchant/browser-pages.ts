/** What the merchant's pages for browsers share: mails, the outbox and the payment sandbox. */
import type { MiddlewareHandler } from 'hono'
import { html } from 'hono/html'

/** @param style the element of the page's stylesheet */
export const htmlPage = (language: string, title: string, style: unknown, main: unknown) =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${style}
      </head>
      <body>
        <main>${main}</main>
      </body>
    </html>`

/** For pages with personal data, where a response has not set its own: a content security policy, and who may frame them. */
export function privatePages(policy: string, frames: 'none' | 'self' = 'none'): MiddlewareHandler {
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; ${policy}; base-uri 'none'; frame-ancestors '${frames}'`,
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': frames === 'self' ? 'SAMEORIGIN' : 'DENY',
    'x-robots-tag': 'noindex, nofollow',
  }
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
  }
}

/** Serves the scripts and stylesheets of pages: content by file name. */
export function textFiles(files: Readonly<Record<string, string>>): MiddlewareHandler {
  return async (c) => {
    const name = c.req.path.split('/').at(-1) ?? ''
    const text = Object.hasOwn(files, name) ? files[name] : undefined
    if (text === undefined) return c.notFound()
    c.header('cache-control', 'public, max-age=300')
    const type = name.endsWith('.css') ? 'text/css' : 'text/javascript'
    c.header('content-type', `${type}; charset=utf-8`)
    return c.body(text)
  }
}

export function fill(message: string, values: Readonly<Record<string, string>>): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)
}
