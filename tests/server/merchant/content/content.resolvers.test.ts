import { expect, it, test } from 'vitest'
import { openTestMerchant } from '#tests/server/merchant/graphql/test-merchant.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'

const merchant = await openForTests(openTestMerchant())

const areaQuery = `query ($alias: String, $family: String, $areaName: String, $language: String) {
  widgetArea(alias: $alias, family: $family, areaName: $areaName, languageId: $language) {
    id title tags familyName meta { title description } pageArea { name }
    containers { layout design widgets { id name type configuration
      images { fileName largestSize { imageWidth imageHeight } } } } } }`

async function fetchArea(variables: Record<string, unknown>) {
  const { data, errors } = await merchant.request(areaQuery, variables)
  expect(errors).toBeUndefined()
  return data.widgetArea
}

test.for([
  ['kopvillkor', 'sv-SE', 'Köpvillkor'],
  ['terms', 'en', 'Terms of purchase'],
  ['kopvillkor', 'fi-FI', 'Ostoehdot'],
] as const)('%s in %s finds the page %s', async ([alias, language, title]) => {
  const area = await fetchArea({ alias, language })
  expect(area).toMatchObject({ title, tags: ['#menu', '#terms'], meta: { title } })
})

it('widgets have their configuration as JSON, in the requested language', async () => {
  const area = await fetchArea({ alias: 'delivery', language: 'en' })
  const widgets = area.containers.flatMap((container: { widgets: object[] }) => container.widgets)
  for (const { configuration } of widgets) expect(JSON.parse(configuration).active).toBe(true)
  const image = widgets.find(({ name }: { name: string }) => name === 'Image')
  expect(image).toMatchObject({
    type: 'ImagePageWidget',
    images: [{ largestSize: { imageWidth: 3000, imageHeight: 1688 } }],
  })
  expect(
    widgets.map(({ configuration }: { configuration: string }) => configuration).join(),
  ).toContain('Carried in')
})

it.for([['no-such'], ['__proto__'], ['']])('%j finds no page', async ([alias]) => {
  expect(await fetchArea({ alias })).toBeNull()
})

it('the start page has its own area', async () => {
  const area = await fetchArea({ family: 'Frontpage', areaName: 'The front page area' })
  expect(area).toMatchObject({ id: 1, familyName: 'Frontpage', title: null })
  expect(area.containers[0].widgets[0].name).toBe('Banner')
})

it('pages are listed with their addresses, and by tag', async () => {
  const { data } = await merchant.request(`{
    all: cmsPages { id alias canonicalUrl title }
    terms: cmsPages(includeTags: ["terms"], languageId: "nb-NO") { canonicalUrl }
    others: cmsPages(excludeTags: ["menu"]) { id } }`)
  expect(data.all).toContainEqual({
    id: 107,
    alias: 'kopvillkor',
    canonicalUrl: '/kopvillkor',
    title: 'Köpvillkor',
  })
  expect(data.terms).toEqual([{ canonicalUrl: '/nb/kjopsvilkar' }])
  expect(data.others).toEqual([])
})

it('menus have the titles of their pages in the requested language', async () => {
  const { data } = await merchant.request(`{
    footer: getMenuAtLocation(menuLocationId: "footer-first", languageId: "da") {
      title menuItems { type title canonicalUrl hidden } }
    none: getMenuAtLocation(menuLocationId: "attic") { id } }`)
  expect(data.footer.title).toBe('Dit køb')
  expect(data.footer.menuItems).toContainEqual({
    type: 'page',
    title: 'Levering',
    canonicalUrl: '/da/levering',
    hidden: false,
  })
  expect(data.none).toBeNull()
})

it.for([
  'main-desktop',
  'main-mobile',
  'top-bar',
  'footer-first',
  'footer-second',
  'info-pages',
] as const)(
  'the menu at %s exists, and each of its items has a title and an address',
  async (location) => {
    const { data } = await merchant.request(
      `query ($location: String, $languageId: String) {
      getMenuAtLocation(menuLocationId: $location, languageId: $languageId) {
        locations title menuItems { ...Item children { ...Item children { ...Item } } } } }
      fragment Item on MenuItemType { label title canonicalUrl }`,
      { location, languageId: 'fi-FI' },
    )
    const { locations, title, menuItems } = data.getMenuAtLocation
    expect(locations).toContain(location)
    expect(title).not.toBe('')
    expect(menuItems.length).toBeGreaterThan(1)
    // A heading has no address, but its items have.
    interface Item {
      label: string | null
      title: string | null
      canonicalUrl: string | null
      children?: Item[]
    }
    const linksOf = (items: Item[]): Item[] =>
      items.flatMap((item) =>
        item.canonicalUrl === null && item.children?.length ? linksOf(item.children) : [item],
      )
    const links = linksOf(menuItems)
    expect(links.length).toBeGreaterThanOrEqual(menuItems.length)
    for (const link of links) {
      expect(link.label ?? link.title).toBeTruthy()
      expect(link.canonicalUrl).toMatch(/^\/fi\//)
    }
  },
)

it('the main menu follows the categories, three levels deep', async () => {
  const { data } = await merchant.request(`{
    getMenuAtLocation(menuLocationId: "main-desktop", languageId: "en") {
      menuItems { ...Item children { ...Item children { ...Item } } } }
    categories(languageId: "en", parentCategoryId: 0) { categoryId name canonicalUrl } }
    fragment Item on MenuItemType { id type order label title value canonicalUrl targetBlank open hidden }`)
  const [news, ...others] = data.getMenuAtLocation.menuItems
  const roots = others.slice(0, -2)
  // Of the categories of rooms, this catalogue has one.
  expect(others.at(-2)).toMatchObject({
    label: 'Rooms',
    children: [{ label: 'Living room', children: [{ type: 'category' }] }],
  })
  expect(others.at(-1)).toMatchObject({ label: 'Offers', canonicalUrl: null })
  expect(news).toMatchObject({
    type: 'custom',
    label: 'New in',
    canonicalUrl: '/en/news',
    order: 0,
  })
  expect(
    roots.map(({ title, canonicalUrl }: Record<string, string>) => [title, canonicalUrl]),
  ).toEqual(
    data.categories.map(({ name, canonicalUrl }: Record<string, string>) => [name, canonicalUrl]),
  )
  expect(roots[0].children[0]).toMatchObject({ type: 'category', order: 0 })
  expect(roots.flatMap(({ children }: { children: object[] }) => children)).not.toEqual([])
})
