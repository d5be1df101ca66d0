import { expect, it } from 'vitest'

import { mayPrefetch, type Connection } from '#app/routing/prefetch/connection.ts'

it.each<[string, Connection | undefined, boolean, boolean]>([
  ['a browser that tells nothing', undefined, true, false],
  ['a fast line', { effectiveType: '4g', downlink: 10, saveData: false }, true, true],
  ['a slower line of the fastest class', { effectiveType: '4g', downlink: 1.6 }, true, false],
  ['a line of unknown speed', { effectiveType: '4g' }, true, false],
  ['a slow line', { effectiveType: '3g', downlink: 10 }, true, false],
  ['saved data', { effectiveType: '4g', downlink: 10, saveData: true }, false, false],
])('with %s', (_, connection, onIntent, inView) => {
  expect([mayPrefetch('intent', connection), mayPrefetch('view', connection)]).toEqual([
    onIntent,
    inView,
  ])
})
