import { expect, it } from 'vitest'

import { getCategoryTree } from '#app/catalogue/category/category.server.ts'
import { menuTextOf } from '#app/content/menu/menu-text.server.ts'
import { getMenus } from '#app/content/menu/menu.server.ts'
import { fromJsonText } from '#app/kit/text/json-text.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'
import { testContext } from '#tests/support/test-context.ts'

const merchant = await openForTests(openSeededMerchant())

async function visitAt(path: string, kind: 'language' | 'market' = 'language') {
  const context = testContext(merchant.endpoint)
  const addresses = { ...context.config.addresses, kind }
  const request = new Request(`http://shop.test${path}`)
  return openVisit({ request, context: { ...context, config: { ...context.config, addresses } } })
}

async function menusAt(...address: Parameters<typeof visitAt>) {
  const visit = await visitAt(...address)
  const menus = await getMenus(visit)
  const text = menuTextOf(visit, menus, await getCategoryTree(visit))
  return { menus, ...fromJsonText(text) }
}

it('the menus of one response are read once', async () => {
  expect((await menusAt('/')).menus).toBe((await menusAt('/c/soffor')).menus)
})

it('visits with the same response and other addresses have their own links', async () => {
  const addresses = async (...address: Parameters<typeof visitAt>) =>
    JSON.stringify((await menusAt(...address)).footer)
  const inLanguage = await addresses('/')
  expect(inLanguage).toContain('"to":"/kopvillkor"')
  expect(await addresses('/se/sv', 'market')).toContain('"to":"/se/sv/kopvillkor"')
  expect(await addresses('/')).toBe(inLanguage)
})

it('new categories are in the menus at once', async () => {
  const visit = await visitAt('/')
  const menus = { ...(await getMenus(visit)), main: null }
  const tree = await getCategoryTree(visit)
  const names = (text: ReturnType<typeof menuTextOf>) =>
    fromJsonText(text).departments.map(({ name }) => name)
  expect(names(menuTextOf(visit, menus, tree)).length).toBeGreaterThan(1)
  const [first] = tree
  const other = { ...first!, name: 'Nytt', children: [] }
  expect(names(menuTextOf(visit, menus, [other]))).toEqual(['Nytt'])
})
