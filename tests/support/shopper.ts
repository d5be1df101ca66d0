import { until } from './until.ts'

/** A visitor without scripts: follows links, submits forms, keeps cookies. */
export interface Shopper {
  get(address: string): Promise<Page>
  /** Submits a form as the page at `address` would. */
  post(address: string, fields: Record<string, string>): Promise<Page>
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

/** @param headers sent with every request, such as the client address from a proxy */
export function openShopper(
  origin: string,
  firstCookies = '',
  headers: Record<string, string> = {},
): Shopper {
  const cookies = new Map<string, string>()
  const cookieHeader = () =>
    [
      ...firstCookies.split('; ').filter((pair) => !cookies.has(pair.split('=')[0] ?? '')),
      ...[...cookies].map(([name, value]) => `${name}=${value}`),
    ].join('; ')

  const ask = async (address: string, init: RequestInit = {}): Promise<Page> => {
    const answer = await fetch(origin + address, {
      redirect: 'manual',
      ...init,
      headers: { Accept: 'text/html', Cookie: cookieHeader(), ...headers, ...init.headers },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return {
      status: answer.status,
      html: withoutMessages(await answer.text()),
      location: answer.headers.get('location'),
      headers: answer.headers,
    }
  }

  const shopper: Shopper = {
    cookies: cookieHeader,
    get: (address) => ask(address),
    post: (address, fields) =>
      ask(address, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { Origin: origin, 'Sec-Fetch-Site': 'same-origin' },
      }),
    findProduct() {
      const find = async () => {
        const { html } = await ask('/c/soffor')
        for (const [, path = ''] of html.matchAll(/href="(\/p\/[^"]+)"/g)) {
          if ((await shopper.buyingForm(path)).sku) return path
        }
        return null
      }
      // A shop that has just started on a busy machine may ask to retry its first page.
      return until(find, { what: 'a product of this category that can be bought' })
    },
    async buyingForm(productPath) {
      const { html } = await ask(productPath)
      const [, value = ''] =
        /<input(?=[^>]*name="sku")[^>]*value="(\d+)"/.exec(html) ??
        /<select[^>]*name="sku".*?<option[^>]*value="(\d+)"/s.exec(html) ??
        []
      return { sku: value }
    },
    async buy(productPath) {
      const { sku } = await shopper.buyingForm(productPath)
      const answer = await shopper.post(productPath, { sku, quantity: '1' })
      const message = /role="alert".*?<\/div>/s.exec(answer.html)?.[0].replace(/<[^>]*>/g, ' ')
      if (answer.status !== 303) {
        throw new Error(`could not buy ${sku} of ${productPath}: ${answer.status} ${message}`)
      }
    },
    async linesInCart() {
      const { html } = await ask('/varukorgen')
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
