import { expect, inject, it } from 'vitest'

/** What the host refuses is said on a page of the shop that runs nothing. */
const origin = inject('shopOrigin')
const asPage = { headers: { Accept: 'text/html' } }

it.each([
  ['/wp-login.php', 404, 'Sidan finns inte'],
  ['/en/wp-login.php', 404, 'Page not found'],
  ['/p/%E0%A4%A', 400, 'Det gick inte att läsa det som skickades'],
])(
  '%s is refused on a page without a script for its policy to stop',
  async (path, status, words) => {
    const answer = await fetch(origin + path, asPage)
    const html = await answer.text()
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'none'")
    expect(html).toContain(words)
    expect(html).toContain('<header')
    expect(html.includes(`>${path}</p>`)).toBe(status === 404)
    expect(html).not.toMatch(/<script|modulepreload/)
  },
)

it('a page that is merely not there has its scripts', async () => {
  const answer = await fetch(`${origin}/finns-inte`, asPage)
  expect(answer.headers.get('content-security-policy')).not.toContain("script-src 'none'")
  expect(await answer.text()).toContain('<script')
})
