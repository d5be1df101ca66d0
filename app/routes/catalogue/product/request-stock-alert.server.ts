import { data } from '@remix-run/node'

import { monitorAvailabilityDocument } from '#app/catalogue/stock/stock-alert-documents.server.ts'
import { seeOther } from '#app/addresses/redirects.server.ts'
import { GatewayError } from '#app/gateway/gateway-error.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import { networkOf } from '#app/kit/network.ts'
import { parseForm } from '#app/kit/parse-form.ts'
import { day, hour } from '#app/kit/time.ts'
import { href } from '#app/routing/href.ts'
import { flashNotice } from '#app/visit/flash-notices.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { FormResult } from './form-result.ts'
import { stockAlertForm, type StockAlertError } from './stock-alert-fields.ts'

/** Maximum of requests of a network in an hour: each makes the shop send a mail. */
const maxRequestsAnHour = 30
/** Maximum of requests for one address in a day, from all networks: it may be another person's. */
const maxMailsADay = 10

const statusOf = { tooMany: 429, failed: 503 } as const

/** Requests a mail of the merchant when a sku is in stock again. */
export async function requestStockAlert(visit: Visit, alias: string, form: FormData) {
  const submission = parseForm(form, stockAlertForm)
  const refuse = (error: keyof typeof statusOf & StockAlertError) => {
    const result = submission.reply({ formErrors: [error] })
    return data({ alert: { ok: false, result } as FormResult }, { status: statusOf[error] })
  }
  if (submission.status !== 'success') {
    const alert: FormResult = { ok: false, result: submission.reply() }
    return data({ alert }, { status: 422 })
  }
  const network = networkOf(visit.clientAddress)
  const requests = await visit.counters.add(`stock alerts ${network}`, 1 * hour)
  if (requests.count > maxRequestsAnHour) return refuse('tooMany')
  const { email, sku } = submission.value
  const mails = await visit.counters.add(`stock alerts to ${email.toLowerCase()}`, 1 * day)
  if (mails.count > maxMailsADay) return refuse('tooMany')
  try {
    const result = await requestMerchant(visit, monitorAvailabilityDocument, { email, skuId: sku })
    if (!result.monitorProductAvailability) return refuse('failed')
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    visit.log.warn({ err: error }, 'stock alert not requested')
    return refuse('failed')
  }
  if (form.has('stay')) return data({ alert: { ok: true } as FormResult })
  flashNotice(visit.cookies, 'stockAlertRequested')
  throw seeOther(`${href(visit, 'product', { alias })}#stock-alert`)
}
