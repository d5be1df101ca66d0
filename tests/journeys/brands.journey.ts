import { expect, skipOtherTurn, test } from './watched-page.ts'

test('a brand is found by its letter', async ({ page }) => {
  skipOtherTurn()
  await page.goto('/varukorgen')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Varumärken' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Varumärken' })).toBeVisible()
  const letters = page.getByRole('navigation', { name: 'Gå till bokstav' })
  await letters.getByRole('link', { name: 'Å', exact: true }).click()
  const group = page.getByRole('region', { name: 'Å', exact: true })
  await expect(group.getByRole('heading')).toBeInViewport()
  await group.getByRole('link', { name: 'Åkerfibbla' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Åkerfibbla' })).toBeVisible()
  const trail = page.getByRole('navigation', { name: 'Du är här' })
  await trail.getByRole('link', { name: 'Varumärken' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Varumärken' })).toBeVisible()
})

test('a brand is found by a part of its name, and not by an unknown one', async ({ page }, {
  project,
}) => {
  skipOtherTurn()
  await page.goto('/en/brands')
  const filter = page.getByRole('searchbox', { name: 'Find a brand' })
  const brands = page.getByRole('main').getByRole('region').getByRole('link')
  const type = async (text: string) => {
    await filter.fill(text)
    // With scripts the page filters while typing.
    if (project.use.javaScriptEnabled === false) await filter.press('Enter')
  }
  await type('solglott')
  await expect(brands).toHaveText(['Solgløtt'])
  await expect(page.getByRole('status').filter({ hasText: '1 brand' })).toBeVisible()
  await type('qqq')
  await expect(brands).toHaveCount(0)
  await page.getByRole('link', { name: 'Show all brands' }).click()
  await expect.poll(() => brands.count()).toBeGreaterThan(20)
})
