import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useState } from 'react'

import { acceptOrderKey } from '#app/account/order-access/order-access.server.ts'
import { seeOther } from '#app/addresses/redirects.server.ts'
import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { orNetworkError } from '#app/routing/or-network-error.ts'
import { href } from '#app/routing/href.ts'
import { titledHead } from '#app/seo/screen-head.server.ts'
import { notFound } from '#app/visit/responses.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { readStatementToken } from '#app/withdrawal/statement-token.server.ts'
import { getReceipt, receiptOf } from '#app/withdrawal/withdrawal.server.ts'

import { GuestStep } from './guest-step.tsx'
import { Receipt } from './receipt.tsx'
import { RowsStep } from './rows-step.tsx'
import { networkErrorStep } from './network-error-step.ts'
import { firstStep, submitStep, type ShownStep } from './submit-step.server.ts'

/** The address of a receipt is a secret. */
export const headers: HeadersFunction = () => ({ 'Referrer-Policy': 'strict-origin' })

export const handle: MessagesHandle = { i18n: ['withdrawal'] }

const receiptId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Shows the form or a receipt. The key of a mailed link is removed from the address, as on the page of its order. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const { searchParams } = new URL(args.request.url)
  const order = searchParams.get('order')?.slice(0, 40) ?? ''
  const key = searchParams.get('key')
  if (key !== null) {
    acceptOrderKey(visit, order, key)
    const headers = { 'Cache-Control': 'no-store' }
    throw redirect(`${href(visit, 'withdrawal')}?order=${encodeURIComponent(order)}`, { headers })
  }
  const id = searchParams.get('receipt')
  if (id !== null && !receiptId.test(id)) throw notFound()
  const ofRows = id === null ? null : await getReceipt(visit, id)
  if (id !== null && !ofRows) throw notFound()
  const token = searchParams.get('statement')
  const statement = token === null ? null : readStatementToken(visit, token)
  // A token of yesterday.
  if (token !== null && !statement) throw redirect(href(visit, 'withdrawal'))
  const receipt = ofRows ?? (statement && receiptOf(visit, statement))
  const step = receipt ? null : await firstStep(visit, order)
  return data(
    {
      receipt,
      step,
      seller: visit.config.seller ?? null,
      head: titledHead(visit, 'withdrawal', 'withdrawal', receipt ? 'receiptTitle' : 'title'),
    },
    { status: step?.status ?? 200 },
  )
}

/** A received statement redirects to its receipt, so that going back never asks to send a form again. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args)
  const taken = await submitStep(visit, await args.request.formData())
  const path = href(visit, 'withdrawal')
  if (taken.step === 'submitted') return seeOther(`${path}?statement=${taken.token}`)
  if (taken.step === 'received') return seeOther(`${path}?receipt=${taken.receiptId}`)
  return data(taken, { status: taken.status })
}

/** The form for a whole order then has a text to mail, and that for rows a message. Sent again, a statement has the same key. */
export const clientAction = orNetworkError<typeof action>()(networkErrorStep)

export { revalidateUnlessNetworkError as shouldRevalidate } from '#app/kit/network-error.ts'

export { pageMeta as meta } from '#app/seo/page-head.ts'

export default function WithdrawalRoute() {
  const { receipt, step, seller } = useLoaderData<typeof loader>()
  const { posted, isUnsent } = usePostedStep()
  const shown = posted ?? step
  if (shown?.step === 'rows') return <RowsStep {...shown} isUnsent={isUnsent} />
  if (shown?.step === 'guest') return <GuestStep {...shown} seller={seller} />
  return receipt ? <Receipt receipt={receipt} /> : null
}

/** The latest form that the shop returned, which stays when the next one gets no response. */
function usePostedStep(): { posted: ShownStep | null; isUnsent: boolean } {
  const result = useActionData<typeof clientAction>() ?? null
  const [kept, keep] = useState<ShownStep | null>(null)
  const isUnsent = result?.step === 'lost'
  const posted = isUnsent ? kept : result
  if (posted !== kept) keep(posted)
  return { posted, isUnsent }
}
