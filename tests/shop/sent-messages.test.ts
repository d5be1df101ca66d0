import { expect, inject, it } from 'vitest'

const origin = inject('shopOrigin')

async function sentNamespaces(path: string): Promise<string[]> {
  const html = await (await fetch(origin + path)).text()
  const [, sent = '{}'] = /<script id="words"[^>]*>([^<]*)<\/script>/.exec(html) ?? []
  const { messages } = JSON.parse(sent) as { messages?: object }
  return Object.keys(messages ?? {}).sort()
}

it.each([
  ['/', ['catalogue', 'common', 'content']],
  ['/c/soffor', ['catalogue', 'common', 'content']],
  ['/fi/c/sohvat', ['catalogue', 'common', 'content']],
  ['/logga-in', ['account', 'common']],
  ['/favoriter', ['catalogue', 'common', 'favorites']],
  ['/land-och-sprak', ['common', 'region']],
])('%s contains only the messages of its own parts', async (path, namespaces) => {
  expect(await sentNamespaces(path)).toEqual(namespaces)
})
