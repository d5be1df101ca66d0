import { data } from '@remix-run/node'

import { seeOther } from '#app/addresses/redirects.server.ts'
import { GatewayError } from '#app/gateway/errors/gateway-error.ts'
import { parseForm, type FormSchema } from '#app/kit/parse-form.ts'
import type { z } from '#app/kit/zod.ts'
import { href } from '#app/routing/href.ts'
import { flashNotice } from '#app/visit/flash/flash.server.ts'
import type { Visit } from '#app/visit/visit.ts'
import type { ProductActionResult } from '#app/routes/catalogue/product/product-action-result.ts'

import type { FormResult, ProductNotice, SmallForm } from './small-form.ts'

const statusOf = {
  signedOut: 401,
  gone: 422,
  inStock: 422,
  picture: 422,
  tooMany: 429,
  failed: 503,
} as const

/** Why a form as a whole is refused, or a field of it by the merchant. */
export interface FormFault {
  error: keyof typeof statusOf
  field?: string
  retryAfterSeconds?: number
}

export interface SmallFormAction<Schema extends FormSchema> {
  schema: Schema
  /** Why this visitor may not send the form, whatever it contains. */
  refusalOf?: (visit: Visit) => FormFault | null
  /** Sends valid values; null when the merchant has accepted them. */
  send: (visit: Visit, values: z.output<Schema>, alias: string) => Promise<FormFault | null>
  /** Without scripts the page is loaded again: its notice, and the element that shows it. */
  done: { notice: ProductNotice; place: string }
}

/** Handles a small form; where scripts run (`stay`) the response is its result. */
export async function sendSmallForm<Schema extends FormSchema>(
  visit: Visit,
  alias: string,
  form: FormData,
  intent: SmallForm,
  { schema, refusalOf, send, done }: SmallFormAction<Schema>,
) {
  const submission = parseForm(form, schema)
  const respond = (result: FormResult, init?: ResponseInit) =>
    data<ProductActionResult>({ [intent]: result }, init)
  const isValid = submission.status === 'success'
  const fault = refusalOf?.(visit) ?? (isValid ? await sendOrFail(submission.value) : null)
  if (fault) {
    const { error, field, retryAfterSeconds } = fault
    const result = submission.reply(
      field ? { fieldErrors: { [field]: [error] } } : { formErrors: [error] },
    )
    const headers = retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : undefined
    return respond({ ok: false, result }, { status: statusOf[error], headers })
  }
  if (!isValid) return respond({ ok: false, result: submission.reply() }, { status: 422 })
  if (form.has('stay')) return respond({ ok: true })
  flashNotice(visit.cookies, done.notice)
  throw seeOther(`${href(visit, 'product', { alias })}#${done.place}`)

  async function sendOrFail(values: z.output<Schema>): Promise<FormFault | null> {
    try {
      return await send(visit, values, alias)
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      visit.log.warn(
        { err: error },
        intent === 'review'
          ? 'review post failed'
          : intent === 'stock-alert'
            ? 'stock alert request failed'
            : 'price alert request failed',
      )
      return { error: 'failed' }
    }
  }
}
