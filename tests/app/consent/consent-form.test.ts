import { expect, it } from 'vitest'

import { readConsentForm } from '#app/consent/consent-form.ts'

const offered = ['preferences', 'statistics'] as const

it.each([
  ['choice=all', ['preferences', 'statistics']],
  ['choice=necessary&purpose=statistics', []],
  ['choice=selected', []],
  ['choice=selected&purpose=statistics&purpose=statistics', ['statistics']],
  ['choice=selected&purpose=marketing&purpose=everything', []],
  ['choice=', null],
  ['purpose=statistics', null],
  ['', null],
])('a form with %j allows %j', (form, allowed) => {
  const data = new FormData()
  for (const [name, value] of new URLSearchParams(form)) data.append(name, value)
  expect(readConsentForm(data, offered)).toEqual(allowed)
})
