import type { FrameLocator, Page } from '@playwright/test'

import { demoProducts } from '#server/demo/generator/demo-products.ts'

import { fillCart } from './prepare-by-request.ts'
import { lisa, shopperAt } from './shopper.ts'
import { expect, inTurn, test } from './watched-page.ts'

const sofa = `/p/${demoProducts['in-stock'].aliases.sv}`
/** It can be carried from a pickup point. */
const lamp = `/p/${demoProducts['below-30-day-low'].aliases.sv}`
const toForm = 'Fortsätt till betalningen'

type Form = Page | FrameLocator
const inFrame = (name: string) => (page: Page) => page.frameLocator(`iframe[title=${name}]`)

interface FormCase {
  name: string
  country: string
  zip: string
  /** The element that contains the form. */
  formIn: (page: Page) => Form
  /** Changes the sum while the form is open. */
  change: (page: Page, shopper: ReturnType<typeof shopperAt>) => Promise<void>
}

const frames: readonly FormCase[] = [
  {
    name: 'Walley',
    country: 'Danmark',
    zip: '1050',
    formIn: inFrame('Walley'),
    change: (_, shopper) => shopper.chooseDelivery('Inbäring till valfritt rum'),
  },
  {
    name: 'Svea',
    country: 'Finland',
    zip: '00100',
    formIn: inFrame('Svea'),
    async change(page) {
      const tab = await page.context().newPage()
      await tab.goto('/varukorgen')
      await tab.getByRole('button', { name: /^Öka antalet/ }).click()
      await expect(tab.getByRole('link', { name: 'Varukorg, 2 varor' })).toBeVisible()
    },
  },
  {
    name: 'Klarna',
    country: 'Sverige',
    zip: '111 22',
    formIn: inFrame('Klarna'),
    change: (_, shopper) => shopper.chooseDelivery('Hemleverans'),
  },
]
const avarda: FormCase = {
  name: 'Avarda',
  country: 'Sverige',
  zip: '111 22',
  formIn: (page) => page,
  // The form before it may have chosen either.
  async change(page, shopper) {
    const isChosen = await page.getByRole('radio', { name: /^Hemleverans/ }).isChecked()
    await shopper.chooseDelivery(isChosen ? 'Inbäring till valfritt rum' : 'Hemleverans')
  },
}
/** One of those in a frame, and the one that pays below. */
const forms = [...inTurn(frames, frames.length), avarda]

test('the form of each provider shows the current sum, opens again after a cancellation, and pays', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'the form is a script')
  test.slow()
  const shopper = shopperAt(page, 'sv', true)
  await fillCart(page, lamp)
  await page.goto('/kassan')
  const country = page.getByRole('combobox', { name: 'Land' })
  const total = page.getByText('Att betala inklusive moms').locator('..').last()
  const { email } = lisa
  const terms = page.getByRole('checkbox', { name: shopper.texts.terms })

  for (const { name, country: label, zip, formIn, change } of forms) {
    await test.step(name, async () => {
      if ((await country.locator('option:checked').innerText()) !== label) {
        await country.selectOption({ label })
        await shopper.askForDelivery(zip)
      }
      if (name === forms[0]!.name) {
        await shopper.fillCheckout(name, { ...lisa, zip, phone: '+46 70 123 45 67' })
      } else await shopper.choosePayment(name)
      const isBlocked = name === 'Klarna'
      if (isBlocked) await page.route('**/klarna.js', (route) => route.abort('aborted'))
      await page.getByRole('button', { name: toForm }).click()
      if (isBlocked) {
        await expect(page.getByRole('alert')).toContainText('formulär kan inte visas')
        await page.unroute('**/klarna.js')
        await page.reload()
      }
      const form = formIn(page)
      const pay = form.getByRole('button', { name: /^Betala / })
      const sum = async () => (await pay.innerText()).replace('Betala ', '')
      await expect(pay).toBeVisible()
      await expect(page.getByRole('button', { name: toForm })).toHaveCount(0)
      if (name === 'Svea') {
        // It would order without the terms.
        await terms.uncheck()
        await expect(pay).toHaveCount(0)
        await terms.check()
        await page.getByRole('button', { name: toForm }).click()
        await expect(pay).toBeVisible()
      }

      const before = await sum()
      await change(page, shopper)
      await expect.poll(sum).not.toBe(before)
      await expect(total).toContainText(await sum())
      await expect(page.getByRole('group', { name: /formulär$/ })).not.toHaveAttribute('inert')
      if (name === 'Avarda') return
      await form.getByRole('button', { name: 'Avbryt och gå tillbaka' }).click()
      await expect(page.getByRole('alert')).toContainText('Du avbröt betalningen.')
      await expect(shopper.field('email')).toHaveValue(email)
    })
  }

  // Avarda's form asks the shop before it pays, and follows the postal code.
  const form = page.getByRole('region', { name: /^Avarda/ })
  await terms.uncheck()
  await form.getByRole('button', { name: /^Betala/ }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'korrekt ifyllda' })
  await expect(summary).toContainText('Du måste godkänna köpvillkoren')
  await terms.check()
  await page.getByRole('button', { name: toForm }).click()
  await form.getByRole('textbox').fill('411 04')
  await form.getByRole('textbox').press('Tab')
  await expect(shopper.field('zip')).toHaveValue('411 04')
  await expect(page.getByRole('main')).toContainText('Göteborg')

  await form.getByRole('button', { name: /^Betala/ }).click()
  const number = await shopper.seeConfirmation()
  expect(page.url()).toContain('aid=')
  for (const tab of page
    .context()
    .pages()
    .filter((each) => each !== page)) {
    await expect(tab.getByRole('heading', { name: 'Varukorgen är tom' })).toBeVisible()
    await tab.close()
  }
  await page.reload()
  expect(await shopper.seeConfirmation()).toBe(number)

  // The next page is an ordinary one again, with its own policy.
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Varukorg, 0 varor' })).toBeVisible()
})

test('without scripts a form of a provider explains itself, and a card pays instead', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(Boolean(javaScriptEnabled), 'with scripts the form opens')
  const shopper = shopperAt(page, 'sv', javaScriptEnabled)
  await fillCart(page, sofa)
  await page.goto('/kassan')
  await shopper.fillCheckout('Klarna')
  await shopper.order()
  const explanation = page.locator('[role=group] ~ noscript, noscript:has(~ [role=group])')
  await expect.poll(() => explanation.innerText()).toContain('Betalsättet kräver JavaScript')
  await shopper.choosePayment('Kort')
  await page.getByRole('button', { name: 'Visa leveranssätt' }).click()
  await shopper.acceptTerms()
  await shopper.order()
  await shopper.pay()
  await shopper.seeConfirmation()
})
