/** Extensions that scanners request; no page of a shop has one. */
const fileNames = /\.(css|js|mjs|map|php|data|json|xml|txt|ico|png|jpe?g|asp|aspx|env)$/i
const maxLength = 200

/** Whether a URL segment can be the alias of a page. For others the merchant is not queried. */
export function isPageAlias(text: string): boolean {
  return text !== '' && text.length <= maxLength && !text.startsWith('.') && !fileNames.test(text)
}
