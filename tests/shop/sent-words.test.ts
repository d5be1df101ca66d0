import { expect, inject, it } from 'vitest'

const origin = inject('shopOrigin')

async function sentAreas(path: string): Promise<string[]> {
  const html = await (await fetch(origin + path)).text()
  const [, sent = '{}'] = /<script id="words"[^>]*>([^<]*)<\/script>/.exec(html) ?? []
  const { words } = JSON.parse(sent) as { words?: object }
  return Object.keys(words ?? {}).sort()
}

it.each([
  ['/', ['catalogue', 'common', 'content']],
  ['/c/soffor', ['catalogue', 'common']],
  ['/fi/c/sohvat', ['catalogue', 'common']],
  ['/logga-in', ['account', 'common']],
  ['/favoriter', ['catalogue', 'common', 'favorites']],
  ['/land-och-sprak', ['common', 'region']],
])('%s brings the words of its own parts only', async (path, areas) => {
  expect(await sentAreas(path)).toEqual(areas)
})
