import type { ActionFunctionArgs } from '@remix-run/node'

import { aliasOf } from '#app/routing/href.ts'
import { refused } from '#app/visit/responses.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'

import { buyPackage } from './buy/buy-package.server.ts'
import { buy } from './buy/buy.server.ts'
import { priceAlert, stockAlert } from './alerts/request-alert.server.ts'
import { postReview } from './reviews/post-review.server.ts'
import { sendSmallForm } from './small-form/send-small-form.server.ts'

/** The forms of a product page by their `intent`; the buying form, which is the oldest, has none. */
export async function productAction(args: ActionFunctionArgs) {
  const visit = await openVisit(args)
  const form = await readForm(args.request)
  const alias = aliasOf(args.params)
  const intent = form.get('intent')
  switch (intent) {
    case 'review':
      return sendSmallForm(visit, alias, form, intent, postReview)
    case 'stock-alert':
      return sendSmallForm(visit, alias, form, intent, stockAlert)
    case 'price-alert':
      return sendSmallForm(visit, alias, form, intent, priceAlert)
  }
  return form.has('package') ? buyPackage(visit, alias, form) : buy(visit, alias, form)
}

/** The form; that of reviews alone may have files. */
async function readForm(request: Request): Promise<FormData> {
  const path = new URL(request.url).pathname
  const isMultipart = request.headers.get('Content-Type')?.startsWith('multipart/') ?? false
  const form = await request.formData().catch((error: unknown) => {
    throw isMultipart ? refused({ status: 400, path }) : error
  })
  if (isMultipart && form.get('intent') !== 'review') throw refused({ status: 415, path })
  return form
}
