import { expectNoViolation } from './no-violation.ts'
import { startSession } from './prepare-by-request.ts'
import { expect, inTurn, test } from './watched-page.ts'

const languages = {
  sv: {
    home: '/',
    login: '/logga-in',
    logIn: 'Logga in',
    guest: ['/skapa-konto', '/hitta-order', '/account/reset-password?resetKey=x'],
    orders: '/mina-sidor/ordrar',
    settings: '/mina-sidor/installningar',
    otherPaths: ['/mina-sidor/saldo', '/mina-sidor/losenord', '/mina-sidor/uppgifter'],
  },
  fi: {
    home: '/fi',
    login: '/fi/kirjaudu',
    logIn: 'Kirjaudu sisään',
    guest: ['/fi/luo-tili', '/fi/etsi-tilaus', '/fi/account/reset-password?resetKey=x'],
    orders: '/fi/tilini/tilaukset',
    settings: '/fi/tilini/asetukset',
    otherPaths: ['/fi/tilini/saldo', '/fi/tilini/salasana', '/fi/tilini/tiedot'],
  },
} as const

for (const [language, width] of [
  ['sv', 1360],
  ['fi', 390],
] as const) {
  test.describe(`in ${language}, ${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 } })
    // The accessibility check takes seconds for each screen on a small machine.
    test.slow()
    const texts = languages[language]

    test('no accessibility violation before the login', async ({ page }) => {
      test.skip(language !== 'fi', 'looked at in the other view')
      await page.goto(texts.home)
      await page.getByRole('banner').locator(`a[href="${texts.login}"]`).first().click()
      const panel = page.getByRole('dialog')
      await panel.getByRole('button', { name: texts.logIn, exact: true }).click()
      await expect(panel.getByRole('alert')).toBeVisible()
      await expectNoViolation(page, 'login panel, refused')
      for (const path of inTurn([texts.login, ...texts.guest])) {
        await page.goto(path)
        await page.getByRole('main').locator('form button').last().click()
        await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
        await expectNoViolation(page, `${path}, refused`)
      }
    })

    test('no accessibility violation in an account', async ({ page }) => {
      test.skip(language !== 'sv', 'looked at in the other view')
      await startSession(page, 'anna@example.com')
      await page.goto(texts.orders)
      await page.getByRole('main').getByRole('article').first().locator('summary').click()
      await expectNoViolation(page, 'orders')
      // One form of the settings in a run: they are made of the same fields.
      const forms = inTurn(['contact', 'address', 'identity'], 3)
      const edited = forms.map((form) => `${texts.settings}?edit=${form}`)
      for (const path of inTurn([texts.settings, ...edited, ...texts.otherPaths])) {
        await page.goto(path)
        await expectNoViolation(page, path)
      }
    })
  })
}
