import { expect, it } from 'vitest'
import { parseArguments } from '#server/merchant/import/import-arguments.rules.ts'

it.each([
  [['feed.tsv'], { feed: 'feed.tsv' }],
  [['--language', 'sv', 'feed.tsv'], { feed: 'feed.tsv', language: 'sv' }],
  [['feed.xml', '--language=nb-NO'], { feed: 'feed.xml', language: 'nb' }],
])('%j is parsed', (args, value) => {
  expect(parseArguments(args)).toEqual({ ok: true, value })
})

it.each([
  [[], /name one feed/],
  [['a', 'b'], /name one feed/],
  [['a', '--language', 'de'], /must be one of sv, da, en, fi, nb, not "de"/],
  [['a', '--language'], /must be one of/],
  [['a', '--force'], /unknown option --force/],
])('%j is rejected with a reason and the usage', (args, reason) => {
  const result = parseArguments(args)
  expect(result.ok ? '' : result.message).toMatch(reason)
  expect(result.ok ? '' : result.message).toContain('npm run import -- FEED')
})
