import { expect, it } from 'vitest'

import { summaryLabel } from '#app/account/summary-label.ts'

it.each([
  ['zip', 'required', [], 'zip'],
  ['email', 'email', [], null],
  ['password', 'password', ['password'], null],
  ['newPassword', 'password', ['newPassword', 'repeated'], null],
  ['repeated', 'password', ['newPassword', 'repeated'], 'repeated'],
  ['password', 'password', ['password', 'newPassword', 'repeated'], 'currentPassword'],
  ['newPassword', 'password', ['password', 'newPassword', 'repeated'], 'nextPassword'],
  ['repeated', 'passwordsDiffer', [], null],
] as const)('%s with the error %s beside %j is labelled %s', (name, code, missing, label) => {
  expect(summaryLabel(name, code, missing)).toBe(label)
})
