import { createHash } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'

import { inlineStyles } from '#server/http/documents/inline-styles.ts'

const sheets = new Map([
  ['/assets/a.css', 'a{}'],
  ['/assets/b.css', 'b{}'],
  ['/assets/ends.css', '/*</style>*/'],
])
const link = (path: string) => `<link rel="stylesheet" href="${path}"/>`
const page = (...paths: string[]) =>
  `<html><head>${paths.map(link).join('')}</head><body>${link('/assets/a.css')}</body></html>`
const hash = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** The page with its styles, and the directive of its policy for them. */
function styled(html: string, directive = "style-src 'self'") {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  response.setHeader('Content-Security-Policy', `default-src 'none';${directive};img-src 'self'`)
  const text = inlineStyles(sheets)(html, response)
  const policy = String(response.getHeader('Content-Security-Policy')).split(';')
  return { text, policy }
}

test('contains its style sheets, whose links load for print, and allows them by hash', () => {
  const { text, policy } = styled(page('/assets/a.css', '/assets/b.css', '/assets/unknown.css'))
  const print = (path: string) => link(path).replace('/>', ' media="print"/>')
  const head = `${print('/assets/a.css')}${print('/assets/b.css')}${link('/assets/unknown.css')}`
  expect(text).toContain(`<head>${head}<style>a{}\nb{}</style></head><body><link rel="stylesheet"`)
  const directive = `style-src 'self' ${hash('a{}\nb{}')}`
  expect(policy).toEqual(["default-src 'none'", directive, "img-src 'self'"])
})

test("leaves another company's inline styles allowed, which a hash would end", () => {
  const directive = "style-src 'self' 'unsafe-inline' https://widget.example"
  const { text, policy } = styled(page('/assets/a.css'), directive)
  expect(text).toContain('<style>a{}</style>')
  expect(policy).toContain(directive)
})

test('stays as it is without a sheet that may stand in it', () => {
  const html = page('/assets/ends.css')
  expect(styled(html)).toMatchObject({ text: html, policy: { 1: "style-src 'self'" } })
})
