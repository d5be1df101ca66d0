import { findCardRow } from '#app/catalogue/card/find-cards.server.ts'
import { onePerVariantGroup } from '#app/catalogue/card/one-per-variant-group.ts'
import { readCards } from '#app/catalogue/card/read-card.server.ts'
import { openCategoryTree } from '#app/catalogue/category/category.server.ts'
import { ask } from '#app/gateway/graphql.server.ts'
import { href } from '#app/routing/href.ts'
import type { Visit } from '#app/visit/visit.ts'

import { categoryTiles } from './category-tiles.ts'
import { leadingCampaign } from './leading-campaign.ts'
import { startDocument } from './start-documents.server.ts'
import type { StartPage } from './start-page.ts'

const tileCount = 8
const brandCount = 12
/** As many cards as a wide screen shows side by side. */
const rowLength = 4

/** What the start page shows today. */
export async function openStartPage(visit: Visit): Promise<StartPage> {
  const [answer, tree] = await Promise.all([ask(visit, startDocument, {}), openCategoryTree(visit)])
  const campaigns = (answer.popular?.products ?? []).flatMap(
    (product) => product?.discountCampaigns ?? [],
  )
  return {
    categories: categoryTiles(tree, tileCount).map(({ id, name, alias, picture }) => ({
      id,
      name,
      picture,
      path: href(visit, 'category', { alias }),
    })),
    campaign: await openCampaignRow(visit, leadingCampaign(campaigns)),
    bestsellers: readCards(visit, onePerVariantGroup(answer.bestsellers?.products, 2 * rowLength)),
    news: readCards(visit, onePerVariantGroup(answer.news?.products, rowLength)),
    brands: (answer.brands ?? [])
      .flatMap((brand) =>
        brand?.alias && brand.name
          ? [
              {
                id: brand.brandId,
                name: brand.name,
                path: href(visit, 'brand', { alias: brand.alias }),
              },
            ]
          : [],
      )
      .slice(0, brandCount),
  }
}

async function openCampaignRow(
  visit: Visit,
  campaign: { name: string; alias: string } | null,
): Promise<StartPage['campaign']> {
  if (!campaign) return null
  const { name, alias } = campaign
  const filter = { sort: 'MOST_SOLD' } as const
  const products = await findCardRow(visit, { filter, campaign: alias, count: rowLength })
  if (products.length === 0) return null
  return { name, path: href(visit, 'discountCampaign', { alias }), products }
}
