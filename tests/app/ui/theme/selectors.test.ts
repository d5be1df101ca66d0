import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

/** Selectors that make a browser compute the styles of all elements again when one is added or removed. */
const costly = [
  ['an element after any other', /[+~]\s*\*/],
  [
    'any element below a document or body with :has()',
    /^:global\((?:html|body)\):has\(.*\)\s+\S*:(?:focus|target)/,
  ],
  ['the document with :has() of a part', /^:global\(html\):has\(\./],
] as const

const selectors = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .flatMap((name) => {
    const text = readFileSync(join('app', name), 'utf8').replace(/\/\*[^]*?\*\//g, '')
    return text.split(/[{};]/).map((selector) => ({ name, selector: selector.trim() }))
  })

it.each(costly)('no style sheet selects %s', (_name, pattern) => {
  const found = selectors.filter(({ selector }) => pattern.test(selector))
  expect(selectors.length).toBeGreaterThan(1_000)
  expect(found).toEqual([])
})
