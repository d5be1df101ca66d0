import type { LoaderFunctionArgs } from '@remix-run/node'
import {
  Outlet,
  useLoaderData,
  useParams,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react'
import { memo, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { servedTypes } from '#app/account/account.ts'
import { LoginPanelProvider } from '#app/account/login/login-panel-provider.tsx'
import { useRecordCartChanges } from '#app/analytics/use-record-cart-changes.ts'
import { recordEvent } from '#app/analytics/record-event.ts'
import { useRecordFlashEvents } from '#app/analytics/use-record-flash-events.ts'
import { CartChangesProvider } from '#app/cart/changes/cart-changes-provider.tsx'
import { zipDeliveryOf } from '#app/checkout/delivery/zip-delivery.server.ts'
import { forgetUnsavedDraft } from '#app/checkout/draft/unsaved-draft.ts'
import { ZipDeliveryContext } from '#app/catalogue/stock/zip-delivery-context.ts'
import type { MenuCategory } from '#app/catalogue/category/category-tree.ts'
import { getCategoryTree } from '#app/catalogue/category/category.server.ts'
import { menuTextOf } from '#app/content/menu/menu-text.server.ts'
import { getMenus } from '#app/content/menu/menu.server.ts'
import { recentProducts } from '#app/catalogue/product/recent/recent-products.ts'
import { recentSearches } from '#app/catalogue/search/recent-searches.ts'
import { ConsentBanner } from '#app/consent/consent-banner.tsx'
import { consentOf } from '#app/session/consent.server.ts'
import { removeStoredWithConsent } from '#app/session/preference-storage.ts'
import { offeredPurposes } from '#app/consent/offered-purposes.ts'
import { loadAccountFavorites } from '#app/favorites/account-favorites.server.ts'
import { FavoritesProvider } from '#app/favorites/favorites-provider.tsx'
import type { ToggleChange } from '#app/ui/button/toggle-change.ts'
import { CompareBar } from '#app/compare/compare-bar.tsx'
import { CompareProvider } from '#app/compare/compare-provider.tsx'
import { countryName } from '#app/i18n/country-name.server.ts'
import { LanguageOffer } from '#app/region/language/language-offer.tsx'
import { RegionLink } from '#app/region/region-link.tsx'
import { RegionPanelProvider } from '#app/region/region-panel-provider.tsx'
import { chosenElsewhere } from '#app/region/region.server.ts'
import { useMarketRedirect } from '#app/region/use-market-redirect.ts'
import { useImageServer } from '#app/images/image-host.tsx'
import { forgetStoredPages, usePageConsent, useStoredPage } from '#app/offline/use-stored-page.ts'
import { isNetworkError } from '#app/kit/network-error.ts'
import { fromJsonText, toJsonText } from '#app/kit/text/json-text.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { PagePrefetch } from '#app/routing/prefetch/page-prefetch.tsx'
import { isSamePath } from '#app/routing/paths/same-path.ts'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { PageMain } from '#app/ui/document/page-main.tsx'
import { SkipLink } from '#app/ui/navigation/skip-link.tsx'
import { takeFlashEvents, takeFlashNotice, type FlashEvent } from '#app/visit/flash/flash.server.ts'
import { languageChoices } from '#app/addresses/language-choices.ts'
import { tabState } from '#app/visit/tab-state.server.ts'
import { useFlashNotice } from '#app/visit/flash/use-flash-notice.ts'
import { useTabChannel } from '#app/visit/use-tab-channel.ts'
import { CartPanelProvider } from '#app/cart/panel/cart-panel-provider.tsx'
import { openVisit } from '#app/visit/visit.server.ts'
import { spoofedEmail } from '#app/visit/visit.ts'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import { CustomerTypeSwitch } from './header/customer-type-switch.tsx'
import { PageToolsOnDemand } from './page-tools/page-tools-on-demand.tsx'
import { PublicPricesNotice } from './public-prices-notice.tsx'
import { PromiseStrip } from './header/promise-strip.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './header/site-header.tsx'
import { ImpersonationNotice } from './impersonation-notice.tsx'
import { SceneContext } from './scene/scene.tsx'
import styles from './storefront.module.css'
import { loadCartState, visitorState } from './visitor-state.server.ts'
import type { VisitorState } from './visitor-state.ts'
import { ZipLink } from './header/zip-link.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const { pathname } = new URL(args.request.url)
  const [categories, menus, cart] = await Promise.all([
    getCategoryTree(visit),
    getMenus(visit),
    loadCartState(visit, { isCartShown: isSamePath(pathname, href(visit, 'cart')) }),
    // The page's loader runs beside this one, and may change the favourites.
    isSamePath(pathname, href(visit, 'favorites')) ? loadAccountFavorites(visit) : null,
  ])
  return {
    menus: menuTextOf(visit, menus, categories),
    siteTopThreshold: visit.config.siteTopThreshold,
    social: visit.config.social ?? [],
    seller: visit.config.seller ?? null,
    visitor: toJsonText(visitorState(visit, cart)),
    zipDelivery: zipDeliveryOf(visit),
    languages: languageChoices(visit),
    region: {
      country: countryName(visit.market.country, visit.languageId),
      currency: visit.market.currency,
    },
    chosenElsewhere: chosenElsewhere(visit),
    isSignedIn: visit.signedIn !== null,
    spoofedEmail: spoofedEmail(visit),
    consent: {
      hasChosen: consentOf(visit.cookies) !== null,
      offered: offeredPurposes(visit.config),
    },
    flashEvents: takeFlashEvents(visit.cookies),
    notice: takeFlashNotice(visit.cookies, noticesOf(args.request)),
    renewInSeconds: visit.signedIn?.renewInSeconds ?? null,
    tabState: tabState(visit),
    customerType: visit.customerType,
    customerTypes: servedTypes(visit.config),
  }
}

/**
 * The layout's data is not reloaded on navigation. It is after a POST, which may have changed cart or
 * account, and when the same page is loaded again, as after a change in another tab.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  actionResult,
}: ShouldRevalidateFunctionArgs) {
  if (isNetworkError(actionResult)) return false
  const isPost = formMethod !== undefined && formMethod !== 'GET'
  const isSame = currentUrl.href === nextUrl.href
  if (isPost) isOwnChange = true
  return isPost || isSame
}

/** Whether this tab has sent a form since the cart's changes were recorded. */
let isOwnChange = false

function consumeOwnChange(): boolean {
  const wasOwn = isOwnChange
  isOwnChange = false
  return wasOwn
}

type PageData = ReturnType<typeof useLoaderData<typeof loader>>

/** Layout of all pages but the checkout: header, notices and footer. */
export default function StorefrontLayout() {
  const page = useLoaderData<typeof loader>()
  // New with each load of the page, even of the same text: what the visitor has changed since is outdated.
  const visitor = useMemo(() => fromJsonText(page.visitor), [page])
  const tabs = useMemo(
    () => ({ ...page.tabState, ...(visitor.cartTabState && { cart: visitor.cartTabState }) }),
    [page, visitor],
  )
  useTabChannel({
    state: tabs,
    renewInSeconds: page.renewInSeconds,
    hasNewCustomer: page.flashEvents.some((event) => customerEvents.has(event)),
  })
  useStoredPage(useImageServer())
  return (
    <>
      <PagePrefetch />
      <PageToolsOnDemand region={page.region} zipDelivery={page.zipDelivery} />
      <Frame page={page} visitor={visitor} />
    </>
  )
}

/** Reads no state of the router, so that a navigation does not render it again. */
const Frame = memo(function Frame({ page, visitor }: { page: PageData; visitor: VisitorState }) {
  const { menus, isSignedIn } = page
  const { main, mobile, departments, topBar, footer } = useMemo(() => fromJsonText(menus), [menus])
  const scenes = useMemo(() => menuPictures(main ?? departments), [main, departments])
  const { t } = useTranslation('common')
  const params = useParams()
  const flashed = useFlashNotice(page)
  // Another tab may have logged in since.
  const notice = isSignedIn && flashed === 'login-needed' ? null : flashed
  useRecordFlashEvents(page.flashEvents)
  useRecordCartChanges(visitor.salesLines ?? null, consumeOwnChange)
  const hasLeft = page.flashEvents.some((event) => ['user:logout', 'user:delete'].includes(event))
  useEffect(() => {
    if (!hasLeft) return
    forgetUnsavedDraft()
    recentSearches.forget()
    recentProducts.forget()
    forgetStoredPages()
  }, [hasLeft])
  useMarketRedirect(page.chosenElsewhere)
  usePageConsent()
  useEffect(() => removeStoredWithConsent(), [])
  const newsLink = { kind: 'inside', to: href(useUrlScope(), 'news') } as const
  const news = { name: t('header.news'), alias: '', link: newsLink, children: [] }
  return (
    <LoginPanelProvider isSignedIn={isSignedIn}>
      <ZipDeliveryContext.Provider value={page.zipDelivery}>
        <FavoritesProvider saved={visitor.favorites} onSaved={recordFavorite}>
          <CompareProvider saved={visitor.compared}>
            <CartChangesProvider>
              <CartPanelProvider>
                <RegionPanelProvider>
                  <SkipLink to="main">{t('skip')}</SkipLink>
                  <ConsentBanner {...page.consent} />
                  <PromiseStrip links={topBar}>
                    {/* Narrow screens have the link in the menu. */}
                    <ZipLink className={classNames(ui.onlyWide, styles.zip)} />
                    <RegionLink region={page.region} isShort />
                    <CustomerTypeSwitch types={page.customerTypes} current={page.customerType} />
                  </PromiseStrip>
                  <SiteHeader
                    searchText={params.search}
                    priceKey={`${page.tabState.auth} ${page.tabState.market}`}
                    isSignedIn={isSignedIn}
                    cartCount={visitor.cartCount}
                    // Fallback without a main menu of the merchant: news and the tree of categories.
                    menu={main ?? [news, ...departments]}
                    mobileMenu={mobile}
                    links={topBar}
                    topThresholdPx={page.siteTopThreshold}
                    menuTools={
                      <>
                        <ZipLink />
                        <RegionLink region={page.region} />
                      </>
                    }
                  />
                  <PageMain>
                    <ImpersonationNotice email={page.spoofedEmail} />
                    <PublicPricesNotice />
                    {notice ? (
                      <Notice kind={noticeKinds[notice]} role="alert" isBand>
                        {t(`notices.${notice}`)}
                      </Notice>
                    ) : null}
                    <SceneContext.Provider value={scenes}>
                      <Outlet />
                    </SceneContext.Provider>
                  </PageMain>
                  <CompareBar />
                  <SiteFooter
                    menus={footer}
                    categories={departments}
                    languages={page.languages}
                    region={page.region}
                    social={page.social}
                    seller={page.seller}
                  />
                  <LanguageOffer languages={page.languages} />
                </RegionPanelProvider>
              </CartPanelProvider>
            </CartChangesProvider>
          </CompareProvider>
        </FavoritesProvider>
      </ZipDeliveryContext.Provider>
    </LoginPanelProvider>
  )
})

function menuPictures(roots: readonly MenuCategory[]): string[] {
  return roots.flatMap(({ children }) => children.flatMap(({ picture }) => picture ?? []))
}

/** Events after which a visitor is another customer, or sees other prices. */
const customerEvents: ReadonlySet<FlashEvent> = new Set([
  'user:login',
  'user:logout',
  'user:register',
  'user:delete',
  'customer-type:change',
])

function recordFavorite({ id, isAdded }: ToggleChange): void {
  recordEvent(isAdded ? 'favorite:add' : 'favorite:remove', { productId: id })
}

/** Notices about an account that the next page shows. */
const notices = ['wrong-password', 'account-deleted', 'login-link-used', 'login-needed'] as const
/** A page of the account leads to a document with its notice; data is also loaded by the other tabs, which follow the logout. */
const noticesOf = ({ headers }: Request) =>
  headers.get('Sec-Fetch-Dest') === 'empty'
    ? notices.filter((name) => name !== 'login-needed')
    : notices
const noticeKinds = {
  'wrong-password': 'error',
  'account-deleted': 'good',
  'login-link-used': 'info',
  'login-needed': 'info',
} as const
