/** What other shops' software and build tools are asked for; no page of a shop ends like this. */
const fileNames = /\.(css|js|mjs|map|php|data|json|xml|txt|ico|png|jpe?g|asp|aspx|env)$/i
const maxLength = 200

/** Whether a segment of an address can be the name of a page at all; what cannot is not asked for. */
export function isPageAlias(text: string): boolean {
  return text !== '' && text.length <= maxLength && !text.startsWith('.') && !fileNames.test(text)
}
