import { Linter } from 'eslint'
import { expect, it } from 'vitest'

import { firstScript, importMap } from '#server/http/files/first-script.ts'

it('is read by browsers that know ECMAScript 5 only, which get the notice from it', () => {
  const text = firstScript(importMap(new Map([['/assets/a.js', 'sha384-abc']])))
  const languageOptions = { ecmaVersion: 5, sourceType: 'script' } as const
  expect(new Linter().verify(text, { languageOptions })).toEqual([])
})
