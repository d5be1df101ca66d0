import { sendRequest } from './send-request.ts'
import { until } from './until.ts'

/** What can be bought on each page that was read: to read it again would take as long as a page. */
const knownSkus = new Map<string, string>()

/** A visitor without scripts: follows links, submits forms, keeps cookies. */
export interface Shopper {
  get(address: string): Promise<Page>
  /** Submits a form as the page at `address` would; one with files as multipart. */
  post(address: string, fields: Record<string, string> | FormData): Promise<Page>
  /** Address of a product that can be bought. */
  findProduct(): Promise<string>
  buyingForm(productPath: string): Promise<{ sku: string }>
  buy(productPath: string): Promise<void>
  linesInCart(): Promise<number>
  /** The `Cookie` header of the browser. */
  cookies(): string
}

export interface Page {
  status: number
  html: string
  location: string | null
  headers: Headers
}

/**
 * @param given the shop's origin, or a function that names an instance of the shop for each request
 * @param headers sent with every request, such as the client address from a proxy
 */
export function openShopper(
  given: string | (() => string),
  firstCookies = '',
  headers: Record<string, string> = {},
): Shopper {
  const cookies = new Map<string, string>()
  const cookieHeader = () =>
    [
      ...firstCookies.split('; ').filter((pair) => !cookies.has(pair.split('=')[0] ?? '')),
      // An empty one was removed by the shop.
      ...[...cookies].filter(([, value]) => value).map(([name, value]) => `${name}=${value}`),
    ].join('; ')

  const currentOrigin = () => (typeof given === 'string' ? given : given())

  const send = async (address: string, form?: Record<string, string> | FormData): Promise<Page> => {
    const origin = currentOrigin()
    const multipart = form instanceof FormData ? new Response(form) : null
    const response = await sendRequest(origin + address, {
      method: form ? 'POST' : 'GET',
      headers: {
        Accept: 'text/html',
        Cookie: cookieHeader(),
        ...headers,
        ...(form && { Origin: origin, 'Sec-Fetch-Site': 'same-origin' }),
        ...(multipart && { 'Content-Type': multipart.headers.get('content-type') ?? '' }),
      },
      body: multipart
        ? Buffer.from(await multipart.arrayBuffer())
        : form && new URLSearchParams(form as Record<string, string>),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return {
      status: response.status,
      html: withoutMessages(response.text),
      location: response.headers.get('location'),
      headers: response.headers,
    }
  }

  const shopper: Shopper = {
    cookies: cookieHeader,
    get: (address) => send(address),
    post: send,
    findProduct() {
      const find = async () => {
        const { html } = await send('/c/soffor')
        for (const [, path = ''] of html.matchAll(/href="(\/p\/[^"]+)"/g)) {
          if ((await shopper.buyingForm(path)).sku) return path
        }
        return null
      }
      // A shop that has just started on a busy machine may ask to retry its first page.
      return until(find, { what: 'a product of this category that can be bought' })
    },
    async buyingForm(productPath) {
      const { html } = await send(productPath)
      const [, value = ''] =
        /<input(?=[^>]*name="sku")[^>]*value="(\d+)"/.exec(html) ??
        /<select[^>]*name="sku".*?<option[^>]*value="(\d+)"/s.exec(html) ??
        []
      if (value) knownSkus.set(currentOrigin() + productPath, value)
      return { sku: value }
    },
    async buy(productPath) {
      const sku =
        knownSkus.get(currentOrigin() + productPath) ?? (await shopper.buyingForm(productPath)).sku
      const response = await shopper.post(productPath, { sku, quantity: '1' })
      const message = /role="alert".*?<\/div>/s.exec(response.html)?.[0].replace(/<[^>]*>/g, ' ')
      if (response.status !== 303) {
        throw new Error(`could not buy ${sku} of ${productPath}: ${response.status} ${message}`)
      }
    },
    async linesInCart() {
      const { html } = await send('/varukorgen')
      return new Set([...html.matchAll(/name="line" value="([^"]+)"/g)].map(([, id]) => id)).size
    },
  }
  return shopper
}

/**
 * Removes the messages that a page carries for its scripts: a search must find only visible text.
 */
function withoutMessages(html: string): string {
  return html.replace(/(<script id="words"[^>]*>)[^<]*/, '$1')
}
