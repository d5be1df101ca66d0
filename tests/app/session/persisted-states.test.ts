import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readPersistedStates, writePersistedStates } from '#app/session/persisted-states.ts'
import { fastestMs } from '#tests/support/fastest.ts'

describe('states of the previous storefront', () => {
  it('are read by name, modules included', () => {
    const states = readPersistedStates(
      'favorites=[1,2];customerType="ORGANIZATION";vatIncluded=false;list/relocateAlias="x"',
    )
    expect(Object.fromEntries(states)).toEqual({
      favorites: [1, 2],
      customerType: 'ORGANIZATION',
      vatIncluded: false,
      'list/relocateAlias': 'x',
    })
  })

  it('leave out invalid entries and keep the others', () => {
    expect([...readPersistedStates('a={;=1;nonsense;b=2;')]).toEqual([['b', 2]])
  })

  it.each([
    ['values that never end', 'a="[;'.repeat(800)],
    ['strings that never end', 'a="'.repeat(1_300)],
    ['lists that never end', 'a=[1,;'.repeat(680)],
    ['lists in lists', `a=${'['.repeat(2_000)}${']'.repeat(2_000)};`.repeat(2)],
    ['names without a value', ';=;'.repeat(1_300)],
    ['more states than there are', Array.from({ length: 700 }, (_, i) => `a${i}=1`).join(';')],
  ])('take less than five milliseconds with %s', (_, text) => {
    expect(fastestMs(() => readPersistedStates(text), 20)).toBeLessThan(5)
  })

  it('never throw and never reach a prototype', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        readPersistedStates(`__proto__={"polluted":1};${text}`)
      }),
    )
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })
})

describe('written states', () => {
  it('have the format of the previous storefront', () => {
    const states = new Map<string, unknown>([
      ['favorites', [7, 1]],
      ['customerType', 'PERSON'],
      ['list/relocatePage', 2],
    ])
    expect(writePersistedStates(states)).toBe(
      'favorites=[7,1];customerType="PERSON";list/relocatePage=2;',
    )
  })

  it.each([
    ['separators', 'a;b=c', '"a\\u003bb\\u003dc"'],
    ['letters beyond ASCII', 'stol på 🪑', '"stol p\\u00e5 \\ud83e\\ude91"'],
    ['half a letter', '\ud800', '"\\ud800"'],
    ['control characters', '\u0007\u007f', '"\\u0007\\u007f"'],
  ])('escape %s, which old readers and cookies cannot contain', (_, value, json) => {
    const text = writePersistedStates(new Map([['x', value]]))
    expect(text).toBe(`x=${json};`)
    expect(readPersistedStates(text).get('x')).toBe(value)
  })

  it('leave out values without JSON, and the last ones that do not fit', () => {
    const states = new Map<string, unknown>([
      ['favorites', Array.from({ length: 200 }, (_, i) => 2_000_000_000 + i)],
      ['nothing', undefined],
      ['huge', 'x'.repeat(4000)],
      ['vatIncluded', true],
    ])
    expect([...readPersistedStates(writePersistedStates(states)).keys()]).toEqual([
      'favorites',
      'vatIncluded',
    ])
  })

  it('are read as they were written, and always fit into a cookie', () => {
    const name = fc.stringMatching(/^[\w/-]{1,64}$/)
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.jsonValue()), { maxLength: 8 }), (pairs) => {
        const text = writePersistedStates(new Map(pairs))
        expect(encodeURIComponent(text).length).toBeLessThan(4096)
        const read = readPersistedStates(text)
        for (const [key, value] of new Map(pairs)) {
          if (read.has(key)) expect(JSON.stringify(read.get(key))).toBe(JSON.stringify(value))
        }
      }),
    )
  })
})
