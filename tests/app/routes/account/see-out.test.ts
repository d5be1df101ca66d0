import { expect, it } from 'vitest'

import { seeOut } from '#app/routes/account/see-out.server.ts'

it('whoever leaves is led on, and takes the cache along but neither cart nor consent', () => {
  const { status, headers } = seeOut('/?notice=account-deleted')
  expect(status).toBe(303)
  expect(headers.get('location')).toBe('/?notice=account-deleted')
  const cleared = headers.get('clear-site-data')?.split(', ')
  expect(cleared).toContain('"cache"')
  expect(cleared).not.toContain('"cookies"')
  expect(cleared).not.toContain('"storage"')
})
