/** Pages, areas of pages, and menus in the public API. */
import { marketLocaleOf, type MarketLocaleArgs } from '../channel/market-locale.ts'
import type { CatalogueContext } from '../catalogue/catalogue-context.ts'
import { withoutNulls, type Resolvers } from '../graphql/module.ts'
import { areaType, pageType } from './area-type.ts'
import { containersFor, findArea, hasTags, isActive } from './content.rules.ts'
import type { ContentStore } from './content.store.ts'
import { menuType } from './menu-type.ts'

interface AreaArgs extends MarketLocaleArgs {
  alias?: string | null
  family?: string | null
  areaName?: string | null
  displaySetting?: string | null
  customerType?: string | null
  preview?: boolean | null
  url?: string | null
  filters?: readonly ({ key?: string | null; value?: string | null } | null)[] | null
}

interface PagesArgs extends MarketLocaleArgs {
  includeTags?: readonly (string | null)[] | null
  excludeTags?: readonly (string | null)[] | null
}

/** @param customerTypeOf the customer type of a signed-in customer; guests send it as an argument */
export function contentResolvers(
  store: ContentStore,
  customerTypeOf: (customerId: number) => string | null,
): Resolvers<CatalogueContext> {
  return {
    GeinsMerchantApiQuery: {
      cmsPages(_, args: PagesArgs, { now }) {
        const locale = marketLocaleOf(args)
        const tags = {
          include: withoutNulls(args.includeTags),
          exclude: withoutNulls(args.excludeTags),
        }
        return store
          .areas()
          .filter((area) => area.page && isActive(area.page, now) && hasTags(area, tags))
          .map((area) => pageType(area, locale))
      },
      widgetArea(_, args: AreaArgs, { now, preview, signedIn }) {
        const locale = marketLocaleOf(args)
        const draftOf = args.preview ? preview : null
        // A preview request without arguments for an area gets the draft of its token.
        const isNamed = Boolean(args.alias || args.family || args.areaName)
        const area =
          draftOf !== null && !isNamed
            ? store.areas().find(({ id }) => id === draftOf)
            : findArea(store.areas(), {
                ...args,
                filters: filtersOf(args),
                language: locale.language.code,
                now,
              })
        if (!area) return null
        const containers = area.id === draftOf ? (area.draft ?? area.containers) : area.containers
        const audience = {
          displaySetting: args.displaySetting,
          customerType: signedIn
            ? customerTypeOf(signedIn.customerId)
            : (args.customerType ?? null),
        }
        return areaType(area, containersFor(containers, audience), locale)
      },
      getMenuAtLocation(
        _,
        args: MarketLocaleArgs & { menuLocationId?: string | null },
        { now, catalogue },
      ) {
        const locationId = args.menuLocationId
        const menu = store
          .menus()
          .find(({ locations }) => locations.some((own) => own === locationId))
        if (!menu) return null
        const pages = store.areas().filter(({ page }) => page && isActive(page, now))
        return menuType(menu, {
          pages: new Map(pages.map((area) => [area.id, area])),
          tree: catalogue.tree,
          campaigns: catalogue.campaigns,
          locale: marketLocaleOf(args),
        })
      },
    },
  }
}

function filtersOf({ filters, url }: AreaArgs) {
  const named = withoutNulls(filters).flatMap(({ key, value }) =>
    key && value ? { key, value } : [],
  )
  return url ? [...named, { key: 'Url', value: url }] : named
}
