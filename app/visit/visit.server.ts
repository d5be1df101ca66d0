import type { AppLoadContext, CustomerTypeSetting } from '../context.ts'
import { traceOf } from '../gateway/trace.ts'
import { languageOf } from '../i18n/languages.ts'
import { openChannel } from '../market/channel.server.ts'
import { checkoutMarketFor, marketFor } from '../market/channel.ts'
import { languageOfPath } from '../routing/language-prefix.ts'
import { readCookie } from '../session/cookies.ts'
import type { Visit } from './visit.ts'

interface RequestArgs {
  request: Request
  context: AppLoadContext
}

/** A page that is not out by then is worse than one that says so. */
const pageLimitMs = 2_500

const visits = new WeakMap<AppLoadContext, Promise<Visit>>()

/**
 * Opens the visit of a request: language, market, customer type, token, cart. Loaders that run side by
 * side share one; nothing is written to the visitor by opening it.
 */
export function openVisit({ request, context }: RequestArgs): Promise<Visit> {
  let visit = visits.get(context)
  if (!visit) {
    visit = clothe(request, context)
    visits.set(context, visit)
  }
  return visit
}

async function clothe(request: Request, context: AppLoadContext): Promise<Visit> {
  const { config, cookies, requestId, log, signal, sharedAnswers } = context
  const language = languageOfPath(new URL(request.url).pathname)
  const asking = {
    merchant: config.merchant,
    channelId: config.channelId,
    token: tokenOf(readCookie(cookies, 'auth')),
    requestId,
    traceparent: traceOf(request.headers.get('traceparent')),
    log,
    signal,
    sharedAnswers,
    // What is posted takes the time it takes; the page after it is asked for within its own.
    answerBy: request.method === 'GET' ? performance.now() + pageLimitMs : undefined,
  }
  const channel = await openChannel(asking)
  const market = marketFor(channel, {
    language,
    chosenAlias: readCookie(cookies, 'market'),
    fallbackAlias: config.fallbackMarket,
  })
  const customerType = customerTypeFor(config.customerTypes, readCookie(cookies, 'userType'))
  return {
    ...asking,
    config,
    cookies,
    channel,
    market,
    checkoutMarket: checkoutMarketFor(channel, readCookie(cookies, 'checkoutMarket'), market),
    marketId: market.alias,
    language,
    languageId: languageOf(language).iso,
    customerType: customerType.type,
    vatIncluded: customerType.vat,
    cartId: readCookie(cookies, 'cart') ?? null,
  }
}

/** A token goes on in a header; what no header can carry was never given out by a merchant. */
function tokenOf(value: string | undefined): string | null {
  return value && /^[\x21-\x7e]+$/.test(value) ? value : null
}

/** The chosen type if the shop has it, else its first; a shop without settings shows VAT to persons. */
function customerTypeFor(
  settings: readonly CustomerTypeSetting[],
  chosen: string | undefined,
): CustomerTypeSetting {
  return (
    settings.find(({ type }) => type === chosen) ?? settings[0] ?? { type: 'PERSON', vat: true }
  )
}
