const param = 'panel'

/** Address of the cart page's data that the panel shows. */
export const cartPanelPath = (cartPath: string): string => `${cartPath}?${param}=1`

/** Whether a request of the cart page's data is for the panel. */
export const isForPanel = (url: string): boolean => new URL(url).searchParams.has(param)
