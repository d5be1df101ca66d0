import { expect, it } from 'vitest'

import { mayBeMissing } from '#app/checkout/draft/unsaved-draft.ts'

const documentAt = 1_000_000
const second = 1000

it.each([
  ['was never saved', undefined, 5, true],
  ['was saved before the page was asked for', -1, 5, false],
  ['was saved while the page was on its way', 1, 5, true],
  ['was saved just now, on an older document', 595, 600, true],
  ['was saved long ago, on an older document', 30, 600, false],
])('typing that %s', (_, savedAfter, nowAfter, isPutBack) => {
  const savedAt = savedAfter === undefined ? undefined : documentAt + savedAfter * second
  const now = documentAt + nowAfter * second
  expect(mayBeMissing({ savedAt }, { now, documentAt })).toBe(isPutBack)
})
