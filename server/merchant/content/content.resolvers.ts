import { marketLocaleOf, type MarketLocaleArgs } from '../channel/market-locale.ts'
import type { CatalogueContext } from '../catalogue/catalogue-context.ts'
import { withoutNulls, type Resolvers } from '../graphql/module.ts'
import { areaType, pageType } from './area-type.ts'
import { findArea, hasTags } from './content.rules.ts'
import type { ContentStore } from './content.store.ts'
import { menuType } from './menu-type.ts'

interface AreaArgs extends MarketLocaleArgs {
  alias?: string | null
  family?: string | null
  areaName?: string | null
  preview?: boolean | null
  url?: string | null
  filters?: readonly ({ key?: string | null; value?: string | null } | null)[] | null
}

interface PagesArgs extends MarketLocaleArgs {
  includeTags?: readonly (string | null)[] | null
  excludeTags?: readonly (string | null)[] | null
}

export function contentResolvers({ areas, menus }: ContentStore): Resolvers<CatalogueContext> {
  return {
    GeinsMerchantApiQuery: {
      cmsPages(_, args: PagesArgs) {
        const locale = marketLocaleOf(args)
        const tags = {
          include: withoutNulls(args.includeTags),
          exclude: withoutNulls(args.excludeTags),
        }
        return areas
          .filter((area) => area.page && hasTags(area, tags))
          .map((area) => pageType(area, locale))
      },
      widgetArea(_, args: AreaArgs, { preview }) {
        const locale = marketLocaleOf(args)
        const draftOf = args.preview ? preview : null
        // A preview request without arguments for an area gets the draft of its token.
        const isNamed = Boolean(args.alias || args.family || args.areaName)
        const area =
          draftOf !== null && !isNamed
            ? areas.find(({ id }) => id === draftOf)
            : findArea(areas, {
                ...args,
                filters: filtersOf(args),
                language: locale.language.code,
              })
        if (!area) return null
        const containers = area.id === draftOf ? (area.draft ?? area.containers) : area.containers
        return areaType(area, containers, locale)
      },
      getMenuAtLocation(
        _,
        args: MarketLocaleArgs & { menuLocationId?: string | null },
        { catalogue },
      ) {
        const locationId = args.menuLocationId
        const menu = menus.find(({ locations }) => locations.some((own) => own === locationId))
        if (!menu) return null
        return menuType(menu, {
          pages: new Map(areas.map((area) => [area.id, area])),
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
