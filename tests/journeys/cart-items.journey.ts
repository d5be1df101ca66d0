import { demoProducts } from '#server/demo/generator/demo-products.ts'

import { buyAt } from './buy-at.ts'
import { expect, test } from './watched-page.ts'

const product = `/p/${demoProducts['in-stock'].aliases.sv}`

test('a line is saved for later, returns, and its cart opens from a link of a mail', async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  await buyAt(page, product, 'sv')
  await page.goto('/varukorgen')
  await page.getByRole('button', { name: /^Spara .* till senare$/ }).click()
  await expect(page.getByRole('heading', { name: 'Varukorgen är tom' })).toBeVisible()
  const saved = page.getByRole('region', { name: 'Sparat till senare' })
  await expect(saved.getByRole('listitem')).toHaveCount(1)
  await saved.getByRole('button', { name: /^Flytta/ }).click()
  await expect(page.getByRole('spinbutton')).toHaveValue('1')
  await expect(saved).toBeHidden()
  if (!javaScriptEnabled) return

  const cookies = await context.cookies()
  const id = cookies.find(({ name }) => name === 'ralph-cart')!.value
  await page.goto(`/?action=cart#${id}`)
  await expect(page).toHaveURL('/kassan')
  await context.clearCookies({ name: 'ralph-cart' })
  await page.goto(`/?action=cart#${id}`)
  await expect(page.getByRole('heading', { name: 'En delad varukorg' })).toBeVisible()
  await page.getByRole('button', { name: 'Lägg i min varukorg' }).click()
  await expect(page.getByRole('spinbutton')).toHaveValue('1')
})
