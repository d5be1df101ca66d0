import { data } from '@remix-run/node'

import { monitorPriceDocument } from '#app/catalogue/price/price-alert-documents.server.ts'
import { seeOther } from '#app/addresses/redirects.server.ts'
import { GatewayError } from '#app/gateway/errors/gateway-error.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import { parseForm } from '#app/kit/parse-form.ts'
import { href } from '#app/routing/href.ts'
import { flashNotice } from '#app/visit/flash/flash.server.ts'
import type { Visit } from '#app/visit/visit.ts'
import type { FormResult } from '#app/routes/catalogue/product/small-form/form-result.ts'

import { secondsUntilAlert } from './alert-limits.server.ts'
import { priceAlertForm, type PriceAlertError } from './price-alert-fields.ts'

const statusOf = { tooMany: 429, failed: 503 } as const

/** Requests a mail of the merchant when the product costs less than the page showed. */
export async function requestPriceAlert(visit: Visit, alias: string, form: FormData) {
  const submission = parseForm(form, priceAlertForm)
  const refuse = (error: keyof typeof statusOf & PriceAlertError, headers?: HeadersInit) => {
    const result = submission.reply({ formErrors: [error] })
    return data(
      { priceAlert: { ok: false, result } as FormResult },
      { status: statusOf[error], headers },
    )
  }
  if (submission.status !== 'success') {
    const priceAlert: FormResult = { ok: false, result: submission.reply() }
    return data({ priceAlert }, { status: 422 })
  }
  const { email, product, price, currency, vat } = submission.value
  const wait = await secondsUntilAlert(visit, 'price', email)
  if (wait !== null) return refuse('tooMany', { 'Retry-After': String(wait) })
  try {
    const { monitorProductPrice } = await requestMerchant(visit, monitorPriceDocument, {
      email,
      productId: product,
      includesVat: vat === 'included',
      // Another tab may have changed the market: then the merchant takes its own price.
      shownPrice: currency === visit.market.currency ? price : null,
    })
    if (!monitorProductPrice) return refuse('failed')
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    visit.log.warn({ err: error }, 'price alert request failed')
    return refuse('failed')
  }
  if (form.has('stay')) return data({ priceAlert: { ok: true } as FormResult })
  flashNotice(visit.cookies, 'priceAlertRequested')
  throw seeOther(`${href(visit, 'product', { alias })}#price-alert`)
}
