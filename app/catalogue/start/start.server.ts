import { readCards } from '#app/catalogue/card/read-card.server.ts'
import { openCategoryTree } from '#app/catalogue/category/category.server.ts'
import { ask } from '#app/gateway/graphql.server.ts'
import { href } from '#app/routing/href.ts'
import type { Visit } from '#app/visit/visit.ts'

import { categoryTiles } from './category-tiles.ts'
import { leadingCampaign } from './leading-campaign.ts'
import { onePerVariantGroup } from './one-per-variant-group.ts'
import { campaignRowDocument, startDocument } from './start-documents.server.ts'
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
  const { products } = await ask(visit, campaignRowDocument, { alias: campaign.alias })
  const cards = readCards(visit, onePerVariantGroup(products?.products, rowLength))
  if (cards.length === 0) return null
  const path = href(visit, 'discountCampaign', { alias: campaign.alias })
  return { name: campaign.name, path, products: cards }
}
