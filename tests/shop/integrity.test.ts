import { createHash } from 'node:crypto'
import { describe, expect, inject, it } from 'vitest'

const origin = inject('shopOrigin')

const fetchText = async (path: string) => {
  const response = await fetch(origin + path)
  const content = Buffer.from(await response.arrayBuffer())
  const hash = createHash('sha256').update(content).digest('base64')
  return {
    status: response.status,
    content,
    integrity: `sha256-${hash}`,
    headers: response.headers,
  }
}
const expectHash = async ([path, integrity]: [string, string]) => {
  const file = await fetchText(path)
  expect([path, file.status, file.integrity]).toEqual([path, 200, integrity])
}

describe.each(['/', '/en', '/c/soffor', '/logga-in'])('the page %s', async (path) => {
  const html = (await fetchText(path)).content.toString()
  const linked = [...html.matchAll(/<link rel="(?:stylesheet|modulepreload)" [^>]*>/g)].map(
    ([tag]) => tag,
  )
  const [first = ''] = /<script [^>]*\ssrc="[^>]*>/.exec(html) ?? []

  it('has the hash of each script and style sheet', async () => {
    expect(linked.length).toBeGreaterThan(10)
    const fileHashes = [...linked, first].map((tag): [string, string] => [
      /(?:href|src)="([^"]+)"/.exec(tag)?.[1] ?? tag,
      /integrity="([^"]+)"/.exec(tag)?.[1] ?? '',
    ])
    await Promise.all(fileHashes.map(expectHash))
  })

  it('has the hashes of later modules in a cached file that is loaded before any module', async () => {
    expect(html.indexOf(first)).toBeLessThan(html.indexOf('rel="modulepreload"'))
    const { content, headers } = await fetchText(/src="([^"]+)"/.exec(first)?.[1] ?? '')
    expect(headers.get('cache-control')).toContain('immutable')
    const [, text = ''] = /var text = (".*");/.exec(content.toString()) ?? []
    const { integrity } = JSON.parse(JSON.parse(text) as string) as {
      integrity: Record<string, string>
    }
    const modules = Object.entries(integrity)
    expect(modules.length).toBeGreaterThan(100)
    expect(Object.keys(integrity)).toEqual(
      expect.arrayContaining(linked.flatMap((tag) => /href="([^"]+\.js)"/.exec(tag)?.[1] ?? [])),
    )
    const language = /<html lang="([a-z]+)/.exec(html)?.[1]
    const ofOthers = (file: string) =>
      !new RegExp(`\\.(${language}(\\.tools)?-|[a-z]+\\.offer-)`).test(file)
    const messages = Object.keys(integrity).filter((file) => file.includes('/messages.'))
    // All of the page's own language are one file, besides that for assistants; the other files offer another language.
    expect(messages.filter((file) => file.includes(`.${language}-`))).toHaveLength(1)
    expect(messages.filter(ofOthers)).toEqual([])
    if (path === '/') await Promise.all(modules.map(expectHash))
  })
})
