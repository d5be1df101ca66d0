import { demoProducts } from '#server/demo/generator/demo-products.ts'

import { fillCart } from './prepare-by-request.ts'
import { expect, skipOtherTurn, test } from './watched-page.ts'

const product = `/p/${demoProducts['in-stock'].aliases.sv}`

/** The token that the merchant issues to staff. */
async function staffToken(username: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${process.env.MERCHANT_PORT}/auth/spoof`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${process.env.SESSION_SECRET}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ username, staff: 'kundtjanst' }),
  })
  return ((await response.json()) as { token: string }).token
}

test('staff log in as a customer, see a notice on every page, and leave no cart behind', async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  skipOtherTurn()
  await fillCart(page, product)
  const token = await staffToken('anna@example.com')
  await page.goto(`/mina-sidor/installningar?loginToken=${token}`)
  await expect(page).toHaveURL('/mina-sidor/ordrar')
  const notice = page.getByRole('status').filter({ hasText: 'Du loggas in som användare..' })
  await expect(notice).toContainText('anna@example.com')
  await expect(page.getByRole('link', { name: 'Varukorg, 0 varor' })).toBeVisible()

  await page.goto('/nyheter')
  await expect(notice).toBeVisible()
  const addresses = await page.evaluate(() => performance.getEntries().map(({ name }) => name))
  expect(addresses.filter((address) => address.includes(token))).toEqual([])
  const readable = (await context.cookies()).filter(({ httpOnly }) => !httpOnly)
  expect(readable.filter(({ value }) => value.includes(token))).toEqual([])

  await page.goto('/mina-sidor/ordrar')
  await page.getByRole('button', { name: 'Logga ut' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Logga in' })).toBeVisible()
  await expect(notice).toBeHidden()

  // The session has ended with the notice.
  await page.goto(`/account?loginToken=${token}`)
  await expect(page).toHaveURL('/')
  const used = page.getByRole('alert').filter({ hasText: 'redan använd' })
  await expect(used).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Logga in' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nyheter' }).click()
  await expect(page).toHaveURL('/nyheter')
  await expect(used).toBeHidden()
  // Without scripts the browser shows its cached page unchanged.
  if (!javaScriptEnabled) return
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(used).toBeHidden()
})
