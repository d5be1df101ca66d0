import { waitForScripts } from './wait-for-scripts.ts'
import { chooseCookies, expect, test } from './watched-page.ts'

const noResponse = 'Butiken svarade inte.'

test('a form that gets no response keeps its page, says so, and can be sent again', async ({
  browser,
  baseURL,
}) => {
  // Not the shared page: it reports failed requests.
  const context = await browser.newContext()
  await chooseCookies(context, baseURL)
  const page = await context.newPage()
  const alert = page.getByRole('main').getByRole('alert')
  const main = page.getByRole('main')
  /** Presses a button twice: without a network, then with one. */
  const press = async (name: string, expectLost: () => Promise<void>) => {
    const button = main.getByRole('button', { name })
    await waitForScripts(button)
    await context.setOffline(true)
    await button.click()
    await expectLost()
    await context.setOffline(false)
    await button.click()
  }

  await page.goto('/leverans-till')
  const company = page.getByRole('button', { name: 'Företag' }).first()
  await waitForScripts(company)
  await context.setOffline(true)
  await company.click()
  await expect(page.getByText('Du har ingen uppkoppling')).toBeVisible()
  await expect(main.getByLabel('Postnummer')).toBeVisible()
  await context.setOffline(false)
  await company.click()
  await expect(company).toHaveAttribute('aria-pressed', 'true')

  await main.getByLabel('Postnummer').fill('111 22')
  await press('Visa leverans', () => expect(main.getByText(noResponse)).toBeVisible())
  await expect(page).toHaveURL('/')

  await page.goto('/nyhetsbrev')
  await main.getByLabel('Din e-postadress').fill('lisa@example.test')
  await press('Prenumerera', () => expect(main.getByText(noResponse)).toBeVisible())
  await expect(main.getByText('Tack!')).toBeVisible()

  await page.goto('/cookie-installningar')
  await main.getByRole('checkbox').first().check()
  await press('Spara mitt val', async () => {
    await expect(alert).toContainText(noResponse)
    await expect(main.getByRole('checkbox').first()).toBeChecked()
  })
  await expect(alert).toContainText('Ditt val är sparat.')

  await page.goto('/land-och-sprak')
  await press('Danmark på Dansk', () => expect(alert).toContainText(noResponse))
  await expect(page).toHaveURL('/da')
  await context.close()
})
