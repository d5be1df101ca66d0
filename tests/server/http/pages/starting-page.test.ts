import { expect, it } from 'vitest'

import { startingPage } from '#server/http/pages/starting-page.ts'
import { openHost } from '#tests/support/open-host.ts'

it('the page of a starting development server reloads by itself, and is never kept', async () => {
  await using host = await openHost({ storefront: startingPage })
  const response = await fetch(`${host.origin}/c/soffor`, { headers: { Accept: 'text/html' } })
  expect(response.status).toBe(503)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).toContain('<meta http-equiv="refresh" content="1">')
})
