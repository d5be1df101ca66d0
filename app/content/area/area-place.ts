import type { StorefrontConfig } from '#app/context.ts'
import type { WidgetAreaPlace, WidgetAreas } from '#app/kit/shop-settings.ts'

/** The names of the public API (merchant API 7.1). Other merchants have their own: `CHANNEL_SETTINGS`. */
const defaultPlaces: Required<WidgetAreas> = {
  start: { family: 'Frontpage', areaName: 'The front page area' },
  aboveList: { family: 'Productlist', areaName: 'The top part of the product list' },
  belowList: { family: 'Productlist', areaName: 'The bottom part of the product list' },
  product: { family: 'Product', areaName: 'Product detail page' },
}

/** Family and name of a screen's area in this channel. */
export function areaPlace(
  { widgetAreas }: Pick<StorefrontConfig, 'widgetAreas'>,
  screen: keyof WidgetAreas,
): WidgetAreaPlace {
  return widgetAreas?.[screen] ?? defaultPlaces[screen]
}
