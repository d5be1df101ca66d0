import { expect, it } from 'vitest'

import { openHost } from '#tests/support/open-host.ts'

const asPage = { headers: { Accept: 'text/html' } }

it('shows the fallback page with a link to the start page when the error page fails', async () => {
  await using host = await openHost({
    storefront() {
      throw new Error('canary of the fault')
    },
    refusalPage: () => Promise.reject(new Error('so does the page of it')),
  })
  const response = await fetch(`${host.origin}/kassan`, asPage)
  const html = await response.text()
  expect(response.status).toBe(500)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(html).toContain('An error occurred while showing the error page')
  expect(html).toContain('<a href="/">')
  expect(html).not.toContain('canary')
})

it('responds with the bare status when the page of a refusal fails', async () => {
  await using host = await openHost({
    storefront: (_request, response) => response.locals.refuse(404, 'test'),
    refusalPage: () => Promise.reject(new Error('no page for it')),
  })
  const asset = await fetch(`${host.origin}/om-oss.css`, asPage)
  expect(asset.status).toBe(404)
  expect(asset.headers.get('cache-control')).toBe('no-store')
  expect(await asset.text()).toContain('404 Not Found')
})
