import { addedParam } from '#app/cart/notices/refused-cookies.ts'

const param = 'panel'

/** Address of the cart page's data that the panel shows. */
export const cartPanelPath = (cartPath: string, isAdded = false): string =>
  `${cartPath}?${param}=1${isAdded ? `&${addedParam}=1` : ''}`

export const isForPanel = (url: string): boolean => new URL(url).searchParams.has(param)
