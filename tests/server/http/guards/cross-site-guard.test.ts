import { describe, expect, it } from 'vitest'

import { openForTests } from '#tests/support/open-for-tests.ts'
import { openHost } from '#tests/support/open-host.ts'

const publicOrigin = 'https://www.example.se'
const cookie = 'ralph-cart=1'

describe.each(['/kassan', '/kassan.data', '/?_data=root', '/merchant/payment/1'])(
  'a POST to %s',
  async (address) => {
    const host = await openForTests(openHost({ publicOrigin }))
    const change = async (...headers: string[]) => {
      const head = [`POST ${address} HTTP/1.1`, 'Host: www.example.se', ...headers]
      const type = 'Content-Type: application/x-www-form-urlencoded'
      const lines = [...head, type, 'Content-Length: 3', 'Connection: close', '', 'a=1']
      return Number((await host.raw(lines.join('\r\n'))).slice(9, 12))
    }

    it.each([
      ['another site', ['Sec-Fetch-Site: cross-site']],
      ['a sister site', ['Sec-Fetch-Site: same-site']],
      [
        'another site that claims our origin',
        ['Sec-Fetch-Site: cross-site', `Origin: ${publicOrigin}`],
      ],
      ['another origin', ['Origin: https://evil.example']],
      ['an origin that hides', ['Origin: null']],
      ['an origin that is none', ['Origin: https://[']],
      ['another port', ['Origin: https://www.example.se:8443']],
      ['the same name without encryption', ['Origin: http://www.example.se']],
      ['a visitor with cookies and no word of where', [`Cookie: ${cookie}`]],
      ['a page of another site', [`Referer: ${publicOrigin}.evil.example/`, `Cookie: ${cookie}`]],
      ['a hidden page that links here', ['Origin: null', `Referer: ${publicOrigin}/`]],
    ])('from %s is rejected', async (_from, headers) => {
      expect(await change(...headers)).toBe(403)
    })

    it.each([
      ['a page of the shop', ['Sec-Fetch-Site: same-origin', `Cookie: ${cookie}`]],
      ['the address bar', ['Sec-Fetch-Site: none']],
      ['an older browser on the shop', [`Origin: ${publicOrigin}`, `Cookie: ${cookie}`]],
      ['a text browser on the shop', [`Referer: ${publicOrigin}/kassan`, `Cookie: ${cookie}`]],
      ['a program without cookies', []],
    ])('from %s is accepted', async (_from, headers) => {
      expect(await change(...headers)).toBe(200)
    })
  },
)

it('a form may post to the domain of another language, and to no other', async () => {
  const domains = [publicOrigin, 'https://www.example.com']
  await using host = await openHost({ publicOrigin, domains })
  const change = async (origin: string) => {
    const head = ['POST /country-and-language HTTP/1.1', 'Host: www.example.se']
    const from = ['Sec-Fetch-Site: cross-site', `Origin: ${origin}`]
    const lines = [...head, ...from, 'Content-Length: 0', 'Connection: close', '', '']
    return Number((await host.raw(lines.join('\r\n'))).slice(9, 12))
  }
  expect(await change('https://www.example.com')).toBe(200)
  expect(await change(publicOrigin)).toBe(403)
  expect(await change('https://evil.example')).toBe(403)
})

it('allows GET from any site', async () => {
  await using host = await openHost({ publicOrigin })
  const response = await fetch(host.origin, { headers: { 'Sec-Fetch-Site': 'cross-site' } })
  expect(response.status).toBe(200)
})
