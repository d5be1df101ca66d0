import { memo, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { CartChangeEvents } from '#app/analytics/cart-change-events.tsx'
import { CartChangesProvider } from '#app/cart/changes/cart-changes-provider.tsx'
import { CartPanelProvider } from '#app/cart/panel/cart-panel-provider.tsx'
import { ZipDeliveryProvider } from '#app/catalogue/stock/zip-delivery-context.tsx'
import { CompareBar } from '#app/compare/compare-bar.tsx'
import { CompareProvider } from '#app/compare/compare-provider.tsx'
import { ConsentBanner } from '#app/consent/consent-banner.tsx'
import { RegionPanelProvider } from '#app/region/region-panel-provider.tsx'
import { SkipLink } from '#app/ui/navigation/skip-link.tsx'

import { CustomerProvider } from './customer-provider.tsx'
import { PromiseStrip } from './header/promise-strip.tsx'
import { SiteHeader } from './header/site-header.tsx'
import { RecordedFavorites } from './recorded-favorites.tsx'
import { SiteFooter } from './site-footer.tsx'
import { useStorefrontData, type StorefrontData } from './storefront-data.ts'
import { StorefrontMain } from './storefront-main.tsx'

export { loadStorefront as loader } from './storefront-data.server.ts'
export { shouldRevalidate } from './storefront-data.ts'

/** What is around the whole page, the outermost first. Each takes what it needs of the layout's data. */
const providers: ComponentType<StorefrontData & { children: ReactNode }>[] = [
  CustomerProvider,
  ZipDeliveryProvider,
  RecordedFavorites,
  CompareProvider,
  CartChangeEvents,
  CartChangesProvider,
  CartPanelProvider,
  RegionPanelProvider,
]

/** Layout of all pages but the checkout: header, notices and footer. */
export default function StorefrontLayout() {
  return <Frame {...useStorefrontData()} />
}

/** Reads no state of the router, so that a navigation does not render it again. */
const Frame = memo(function Frame(data: StorefrontData) {
  const { t } = useTranslation('common')
  return providers.reduceRight<ReactNode>(
    (inside, Provider) => <Provider {...data}>{inside}</Provider>,
    <>
      <SkipLink to="main">{t('skip')}</SkipLink>
      <ConsentBanner {...data} />
      <PromiseStrip {...data} />
      <SiteHeader {...data} />
      <StorefrontMain {...data} />
      <CompareBar />
      <SiteFooter {...data} />
    </>,
  )
})
