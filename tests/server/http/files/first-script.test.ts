import { Linter } from 'eslint'
import { expect, it } from 'vitest'

import { firstScript } from '#server/http/files/first-script.ts'

it('is read by browsers that know ECMAScript 5 only, which get the notice from it', () => {
  const text = firstScript(['https://tags.test'])
  const languageOptions = { ecmaVersion: 5, sourceType: 'script' } as const
  expect(new Linter().verify(text, { languageOptions })).toEqual([])
})
