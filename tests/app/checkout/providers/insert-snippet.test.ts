import { expect, it } from 'vitest'

import { firesLoadEvent } from '#app/checkout/providers/insert-snippet.ts'

const src = '/form.js'

it.each([
  [{ src }, true],
  [{ src: '' }, true],
  [{ src, type: '' }, true],
  [{ src, type: ' Text/JavaScript ' }, true],
  [{ src, type: 'application/x-javascript' }, true],
  [{ src, type: 'text/javascript1.5' }, true],
  [{ src, language: 'JavaScript' }, true],
  [{ src, type: 'module' }, true],
  [{ src, type: 'module', nomodule: '' }, true],
  [{ src, type: 'importmap' }, true],
  [{ src, async: '', defer: '' }, true],
  [{}, false],
  [{ type: 'text/javascript' }, false],
  [{ src, nomodule: '' }, false],
  [{ src, type: 'text/javascript', nomodule: '' }, false],
  [{ src, type: 'application/json' }, false],
  [{ src, type: 'text/template' }, false],
  [{ src, type: 'text/javascript; charset=utf-8' }, false],
  [{ src, type: ' ' }, false],
  [{ src, language: 'VBScript' }, false],
])('a script of a provider with the attributes %o is waited for: %s', (attributes, isWaitedFor) => {
  const getAttribute = (name: string) => (attributes as Record<string, string>)[name] ?? null
  expect(firesLoadEvent({ getAttribute })).toBe(isWaitedFor)
})
