import { expect, it } from 'vitest'

import {
  filesIn,
  isOfMarket,
  isPublicPage,
  isNewerThan,
  offlinePageFor,
  withStoredPages,
} from '#app/offline/stored-page.ts'

const page = (headers: Record<string, string> = {}, status = 200) =>
  new Response('<!DOCTYPE html>', {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
      ...headers,
    },
  })

it.each([
  ['a public page', page(), true],
  ['a page of a visitor', page({ 'Cache-Control': 'private, no-cache' }), false],
  ['a page that nobody may store', page({ 'Cache-Control': 'no-store' }), false],
  ['a page without a rule', page({ 'Cache-Control': '' }), false],
  ['a file', page({ 'Content-Type': 'application/json' }), false],
  ['a missing page', page({}, 404), false],
  ['a failed page', page({}, 503), false],
  ['a part of a page', page({}, 206), false],
])('%s may be stored: %s', (_, response, expected) => {
  expect(isPublicPage(response)).toBe(expected)
})

it('finds the files that a document names, each once', () => {
  const html = `<link rel="stylesheet" href="/assets/root-1.css" integrity="sha256-x">
    <link rel="modulepreload" href="/assets/root-2.js"><img src="/merchant/images/a.jpg">
    <script nonce="n" src="/routes/sv-0a1b.js"></script><link rel="preload" href="/assets/f-3.woff2">
    <script>import "/routes/sv-0a1b.js"; import * as a from "/assets/root-2.js"</script>
    <link rel="stylesheet" href="/theme.css?v=0a1b">
    <a href="/assets/../kassan">x</a><a href="https://other.test/assets/x.js">y</a>`
  expect(filesIn(html)).toEqual([
    '/assets/root-1.css',
    '/assets/root-2.js',
    '/routes/sv-0a1b.js',
    '/assets/f-3.woff2',
    '/theme.css?v=0a1b',
  ])
})

it.each([
  ['/en/p/sofa', ['/offline', '/en/offline'], '/en/offline'],
  ['/en', ['/offline', '/en/offline'], '/en/offline'],
  ['/p/soffa', ['/en/offline', '/offline'], '/offline'],
  ['/entre', ['/offline', '/en/offline'], '/offline'],
  ['/p/soffa', ['/fi/offline', '/en/offline'], '/en/offline'],
  ['/se/en/p/sofa', ['/se/sv/offline', '/se/en/offline', '/dk/da/offline'], '/se/en/offline'],
  ['/p/soffa', [], null],
])('offline, %s shows of %j the page %s', (path, stored, expected) => {
  expect(offlinePageFor(path, stored)).toBe(expected)
})

it('recognises the market of a document, and its age', () => {
  const html = '<!DOCTYPE html><html lang="da" data-market="dk" data-viewport="desktop">'
  expect(isOfMarket(html, 'dk')).toBe(true)
  expect(isOfMarket(html, 'd')).toBe(false)
  const at = (date: string) => isNewerThan(page({ Date: date }), 60_000, Date.UTC(2026, 10, 1, 12))
  expect(at('Sun, 01 Nov 2026 11:59:30 GMT')).toBe(true)
  expect(at('Sun, 01 Nov 2026 11:58:30 GMT')).toBe(false)
  expect(at('soon')).toBe(false)
})

it('lists stored pages by title, which cannot leave the link', () => {
  const list = withStoredPages('<ul class="l" data-stored-pages=""></ul>', [
    { path: '/p/a"b', html: '<title>Soffa &lt;i&gt; $&amp; | Hemvist</title>' },
    {
      path: '/en/c/beds',
      html: '<!DOCTYPE html><html lang="en" data-market="se"><title>Beds</title>',
    },
    { path: '/untitled', html: '<p>' },
  ])
  expect(list).toBe(
    '<ul class="l" data-stored-pages=""><li><a href="/p/a%22b">Soffa &lt;i&gt; $&amp;</a></li><li><a href="/en/c/beds" lang="en">Beds</a></li></ul>',
  )
})
