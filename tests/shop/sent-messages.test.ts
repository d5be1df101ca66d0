import { expect, inject, it } from 'vitest'

const origin = inject('shopOrigin')

async function sentNamespaces(path: string): Promise<string[]> {
  const html = await (await fetch(origin + path)).text()
  const [, sent = '{}'] = /<script id="words"[^>]*>([^<]*)<\/script>/.exec(html) ?? []
  const { messages } = JSON.parse(sent) as { messages?: object }
  return Object.keys(messages ?? {}).sort()
}

it.each([
  ['/', []],
  ['/c/soffor', []],
  ['/fi/c/sohvat', []],
  ['/logga-in', ['account']],
  ['/favoriter', ['favorites']],
  ['/land-och-sprak', ['region']],
])('%s contains only the messages of its own parts', async (path, namespaces) => {
  expect(await sentNamespaces(path)).toEqual(namespaces)
})

it.each([
  ['/', 'sv', 'Lägg i varukorgen'],
  ['/fi', 'fi', 'Lisää ostoskoriin'],
])(
  'the pages of %s share the messages of their language in one file',
  async (path, language, message) => {
    const html = await (await fetch(origin + path)).text()
    const files = new Set([...html.matchAll(/\/routes\/[a-z]+-\w+\.js/g)].map(([file]) => file))
    const scripts = await Promise.all(
      [...files].map(async (file) => (await fetch(origin + file)).text()),
    )
    const [statement, ...others] = scripts.flatMap(
      (text) => /window\.sharedMessages=(.*);$/.exec(text)?.[1] ?? [],
    )
    expect(others).toEqual([])
    expect(Object.keys(JSON.parse(statement!))).toEqual(['common', 'catalogue', 'content'])
    expect(statement).toContain(message)
    expect([...files].every((file) => file.startsWith(`/routes/${language}-`))).toBe(true)
  },
)
