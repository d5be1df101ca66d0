import type { AppLoadContext } from '#app/load-context.ts'

const host = 'https://api.unifaun.com'
const scriptAddress = `${host}/rs-extapi/v1/delivery-checkouts-widget/unifaun-checkout-all.min.js`

/** The merchant's, or the provider's own, for a document with its own policy; null where it may not: the page has a list. */
export function widgetScript({
  config,
  allowSources,
}: Pick<AppLoadContext, 'config' | 'allowSources'>): string | null {
  if (config.deliveryWidgetScript) return config.deliveryWidgetScript
  const isAllowed = allowSources?.({
    'script-src': [host],
    'connect-src': [host],
    'img-src': [host],
    'font-src': [host],
    'style-src': ["'unsafe-inline'", host],
  })
  return isAllowed ? scriptAddress : null
}
