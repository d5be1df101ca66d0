import { useFetcher, useMatches } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import type { LoadedCart } from '#app/cart/panel/cart-panel.tsx'
import { cartPanelPath } from '#app/cart/panel/cart-panel-path.ts'
import type { ProductList } from '#app/catalogue/list/product-list.ts'
import type { Product } from '#app/catalogue/product/product.ts'
import { useZipDelivery } from '#app/catalogue/stock/zip-delivery-context.tsx'
import type { Container } from '#app/content/widget/widget.ts'
import type { AgentScope } from '#app/context.ts'
import { fromJsonText, type JsonText } from '#app/kit/text/json-text.ts'
import type { CurrentRegion } from '#app/region/region-link.tsx'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { screenOfRoute } from '#app/routing/screen-of-route.ts'
import type { ScreenName } from '#app/routing/screens.ts'
import { useReadTools, type ReadTool } from '#app/web-mcp/use-read-tools.ts'
import { useSubmitResults } from '#app/web-mcp/use-submit-results.ts'

import { requestSuggestions } from '../search/request-suggestions.ts'
import { cartData, foundData, listData, namedData, pageText, productData } from './tool-data.ts'

export interface PageToolsProps {
  scope: Exclude<AgentScope, 'off'>
  region: CurrentRegion
}

type ToolName =
  | 'find_products'
  | 'read_product'
  | 'read_product_list'
  | 'read_cart'
  | 'read_delivery_terms'

/** As many characters as the search field. */
const maxSearchLength = 100

const listScreens: ReadonlySet<ScreenName | null> = new Set<ScreenName>([
  'category',
  'brand',
  'discountCampaign',
  'search',
  'list',
  'news',
])

/** What the shopper's assistant can read here, from the page and its search, links and cart. None of it changes anything. */
export function PageTools({ scope, region }: PageToolsProps) {
  const { t, ready } = useTranslation('tools', { useSuspense: false })
  const { t: texts } = useTranslation('catalogue')
  const urlScope = useUrlScope()
  const toPostalCode = useZipDelivery()
  const loadCart = useLoad<LoadedCart>()
  const loadPage = useLoad<{ page: { containers: Container[] } }>()
  const { product, list } = usePageData()

  const tool = (name: ToolName, read: ReadTool['read'], input?: ReadTool['input']): ReadTool => {
    return { name, title: t(`${name}.title`), description: t(`${name}.description`), input, read }
  }
  const find = async (text: string, signal?: AbortSignal) => {
    const found = await requestSuggestions(href(urlScope, 'searchSuggestions'), text, signal)
    if (!found) throw new Error(t('unavailable'))
    return found
  }
  const findProducts: ReadTool['read'] = async ({ text }, signal) => {
    const search = typeof text === 'string' ? text.trim().slice(0, maxSearchLength) : ''
    if (search === '') throw new Error(t('empty'))
    return foundData(await find(search, signal), href(urlScope, 'search', { search }))
  }
  const readCart = async () => {
    const { cart } = await loadCart(cartPanelPath(href(urlScope, 'cart')))
    if (!cart) throw new Error(t('unavailable'))
    return cartData(cart, texts)
  }
  const readDeliveryTerms: ReadTool['read'] = async (_, signal) => {
    const { pages } = await find(t('deliverySearch'), signal)
    const [terms] = pages
    return {
      ...region,
      toPostalCode,
      page: terms && namedData(terms),
      text: terms && pageText((await loadPage(terms.path)).page.containers),
    }
  }
  const tools = () => [
    tool('find_products', findProducts, { text: t('find_products.text') }),
    ...(product ? [tool('read_product', () => productData(product, texts))] : []),
    ...(list ? [tool('read_product_list', () => listData(fromJsonText(list), texts))] : []),
    ...(scope === 'cart' ? [tool('read_cart', readCart)] : []),
    tool('read_delivery_terms', readDeliveryTerms),
  ]
  const note = t('note')
  useReadTools(ready ? tools() : [], note)
  useSubmitResults(() => ({
    note,
    title: document.title,
    address: window.location.href,
    messages: [...document.querySelectorAll<HTMLElement>('[role=status], [role=alert]')]
      .map((element) => element.innerText.trim())
      .filter(Boolean),
  }))
  return null
}

function usePageData(): { product?: Product; list?: JsonText<ProductList> } {
  const page = useMatches().at(-1)
  const screen = page ? screenOfRoute(page.id) : null
  const data = page?.data as ReturnType<typeof usePageData> | undefined
  if (screen === 'product') return { product: data?.product }
  return listScreens.has(screen) ? { list: data?.list } : {}
}

function useLoad<Data>(): (path: string) => Promise<Data> {
  const { state, data, load } = useFetcher()
  const waiting = useRef<((data: Data) => void)[]>([])
  useEffect(() => {
    if (state !== 'idle' || data === undefined) return
    for (const done of waiting.current.splice(0)) done(data as Data)
  }, [state, data])
  return (path) =>
    new Promise((resolve) => {
      waiting.current.push(resolve)
      load(path)
    })
}
