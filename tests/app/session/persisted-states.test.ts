import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readPersistedStates } from '#app/session/persisted-states.ts'

describe('states of the old storefront', () => {
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

  it('may hold both separators in a value', () => {
    const states = readPersistedStates('list/relocateAlias="a;b=c;d";favorites=[3]')
    expect([...states]).toEqual([
      ['list/relocateAlias', 'a;b=c;d'],
      ['favorites', [3]],
    ])
  })

  it('leave out what is broken and keep the rest', () => {
    expect([...readPersistedStates('a={;=1;nonsense;b=2;')]).toEqual([['b', 2]])
  })

  it('never fail and never reach a prototype', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        readPersistedStates(`__proto__={"polluted":1};${text}`)
      }),
    )
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })
})
