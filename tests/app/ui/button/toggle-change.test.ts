import { describe, expect, it } from 'vitest'

import { readToggleChanges, toggleFields } from '#app/ui/button/toggle-change.ts'

describe('a form of toggle buttons', () => {
  it.each([
    ['add=7', [{ id: 7, isAdded: true }]],
    ['remove=7', [{ id: 7, isAdded: false }]],
    [
      'returnTo=/c&remove=1&remove=2',
      [
        { id: 1, isAdded: false },
        { id: 2, isAdded: false },
      ],
    ],
    ['', []],
    ['add=&add=0&add=-1&add=1.5&add=1e3&add=%207&add=٣', []],
    ['add=2147483648&add=99999999999', []],
    ['add=x&__proto__=7&constructor=7&Add=7', []],
  ])('with %s changes %j', (fields, changes) => {
    expect(readToggleChanges(new URLSearchParams(fields))).toEqual(changes)
  })

  it.each([true, false])('is read as it was sent (%s)', (isAdded) => {
    const change = { id: 12, isAdded }
    expect(readToggleChanges(toggleFields(change))).toEqual([change])
  })
})
