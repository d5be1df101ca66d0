import { parse } from 'acorn'
import { expect, it } from 'vitest'

import { firstScript } from '#server/http/files/first-script.ts'

it('is read by browsers that know ECMAScript 5 only, which get the notice from it', () => {
  const { body } = parse(firstScript(['https://tags.test']), { ecmaVersion: 5 })
  expect(body).not.toEqual([])
})
