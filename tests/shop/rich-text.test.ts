import { expect, inject, it } from 'vitest'

const origin = inject('shopOrigin')

/** Screens of the demo shop with HTML texts of its merchant, and a piece of each text. */
it.each([
  ['/c/soffor', '<strong>tyg, sammet, bouclé och läder</strong>'],
  ['/c/soffor', '<h2>Hur stor soffa får plats?</h2>'],
  ['/c/soffor', 'href="/mattguide">måttguide</a>'],
  ['/en/c/sofas', 'href="/en/size-guide">size guide</a>'],
  ['/b/almkrona', '<strong>massiv furu</strong>'],
  ['/dc/soffveckor', '<strong>så länge lagret räcker</strong>'],
  ['/p/vistelund-3-sitssoffa-beige', '<li>Tre ryggkuddar &amp; två armstödskuddar</li>'],
  ['/p/vistelund-3-sitssoffa-beige', '<h3>I paketet</h3>'],
  ['/kopvillkor', '<p>'],
])('%s shows an HTML text as elements: %s', async (path, piece) => {
  const html = await (await fetch(origin + path)).text()
  const [body = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
  expect(body).toContain(piece)
  expect(body).not.toMatch(/&lt;\/?[a-z]|&amp;[a-z]+;/)
  expect(html.match(/<h1/g)).toHaveLength(1)
})

it.each(['/c/soffor', '/b/almkrona', '/dc/soffveckor', '/p/vistelund-3-sitssoffa-beige'])(
  '%s has a plain text description for search engines',
  async (path) => {
    const html = await (await fetch(origin + path)).text()
    const [, described = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? []
    expect(described).toMatch(/\w{4}/)
    expect(described).not.toMatch(/&lt;|&amp;[a-z]+;/)
    for (const [, data = ''] of html.matchAll(
      /<script type="application\/ld\+json">(.*?)<\/script>/gs,
    )) {
      expect(data).not.toMatch(/\\u003c|<\/|&[a-z]+;/)
    }
  },
)

it('reader modes of browsers keep the whole text of a page: each part of it is a section with a heading', async () => {
  const html = await (await fetch(`${origin}/kopvillkor`)).text()
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
  expect(main.match(/<section class="[^"]*"><h2>/g)?.length).toBeGreaterThan(5)
})
