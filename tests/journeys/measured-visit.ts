import type { Page } from '@playwright/test'

/** What other companies received from a visit, and in which order. */
export interface MeasuredVisit {
  /** Entries of the data layer, as the tag manager's script read them; commands as lists. */
  entries: unknown[]
  /** Types of the events that the operator's endpoint received. */
  events: string[]
  /** Bodies that the endpoint received. */
  bodies: string[]
  /** Requests to hosts other than the shop's. */
  foreignRequests: string[]
}

/**
 * A stand-in of the tag manager: it reads the data layer, and adds a script as tags do, in the way that the shop's
 * security policy must allow. The browser of the journeys loads no pixels.
 */
const tagManagerScript = `(() => {
  const send = (entry) => window.measured(JSON.stringify(
    Object.prototype.toString.call(entry) === '[object Arguments]' ? [...entry] : entry));
  const layer = window.dataLayer;
  layer.forEach(send);
  layer.push = (...entries) => { entries.forEach(send); return Array.prototype.push.apply(layer, entries); };
  const tag = document.createElement('script');
  tag.src = 'https://www.googletagmanager.com/gtag/js?id=G-TEST';
  document.head.append(tag);
})();`

export const unmeasured = (): MeasuredVisit => ({
  entries: [],
  events: [],
  bodies: [],
  foreignRequests: [],
})

/** Serves the hosts of the tag manager and of the event endpoint to a page, and records what they get. */
export async function measurePage(page: Page, visit: MeasuredVisit): Promise<void> {
  const headers = {
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  }
  await page.exposeFunction('measured', (entry: string) => {
    visit.entries.push(JSON.parse(entry))
  })
  page.on('request', (request) => {
    if (request.url().startsWith('https://')) visit.foreignRequests.push(request.url())
  })
  await page.route(/^https:\/\//, (route) => {
    const url = route.request().url()
    if (url.startsWith('https://events.example.se/')) {
      const body = route.request().postData() ?? '{"events":[]}'
      const { events } = JSON.parse(body) as { events: { type: string }[] }
      visit.events.push(...events.map(({ type }) => type))
      visit.bodies.push(body)
      return route.fulfill({ status: 204, headers })
    }
    const body = url.includes('/gtm.js') ? tagManagerScript : ''
    return route.fulfill({ contentType: 'text/javascript', headers, body })
  })
}

/** Pushes of ecommerce: name, and the items with their number; of other events the name and their page. */
export function pushesOf({ entries }: MeasuredVisit): string[] {
  return entries.flatMap((entry) => {
    if (Array.isArray(entry)) return [(entry as unknown[]).slice(0, 2).join(' ')]
    const { event, ecommerce, page_type: pageType } = entry as Record<string, unknown>
    if (typeof event !== 'string' || event === 'web_vital') return []
    const { items = [] } = (ecommerce ?? {}) as {
      items?: { item_name: string; quantity: number }[]
    }
    const names = items.map(({ item_name: name, quantity }) => `${quantity} ${name}`)
    return [[event, pageType, ...names].filter(Boolean).join(', ')]
  })
}
