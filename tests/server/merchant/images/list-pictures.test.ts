import { expect, test } from 'vitest'
import { openCatalogue } from '#server/merchant/catalogue/catalogue.ts'
import { marketLocaleOf } from '#server/merchant/channel/market-locale.ts'
import { listPictures } from '#server/merchant/images/list-pictures.ts'
import { openTestMerchant } from '#tests/server/merchant/graphql/test-merchant.ts'

test('the pictures of lists are those of their first pages, upper categories first', async () => {
  await using merchant = await openTestMerchant()
  const catalogue = openCatalogue(merchant.cataloguePath)
  const lists = [...listPictures(catalogue, marketLocaleOf({}))]
  const query = `query ($category: String) { products(categoryAlias: $category, take: 20,
    filter: { sort: LATEST }) { products { productImages { fileName } } } }`
  const [first] = catalogue.tree.childrenOf(0)
  const { data } = await merchant.request(query, { category: first?.aliases.sv })
  const shown = data.products.products.map(
    ({ productImages }: { productImages: { fileName: string }[] }) => productImages[0]?.fileName,
  )
  expect(shown.length).toBeGreaterThan(1)
  expect(lists[0]?.products).toEqual(shown)
  expect(lists).toHaveLength(catalogue.tree.byId.size)
  catalogue.close()
})
