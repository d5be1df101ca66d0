import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'

import { seeOther } from '#app/addresses/redirects.server.ts'
import { translate } from '#app/i18n/messages.server.ts'
import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { href } from '#app/routing/href.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { screenHead } from '#app/seo/screen-head.server.ts'
import { notFound } from '#app/visit/responses.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { getReceipt } from '#app/withdrawal/withdrawal.server.ts'

import { ConfirmStep } from './confirm-step.tsx'
import { IdentifyStep } from './identify-step.tsx'
import { Receipt } from './receipt.tsx'
import { takeStep } from './take-step.server.ts'

/** The address of a receipt is a secret. */
export const headers: HeadersFunction = () => ({ 'Referrer-Policy': 'no-referrer' })

export const handle: MessagesHandle = { i18n: ['withdrawal'] }

const receiptId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const { searchParams } = new URL(args.request.url)
  const id = searchParams.get('receipt')
  if (id !== null && !receiptId.test(id)) throw notFound()
  const receipt = id === null ? null : await getReceipt(visit, id)
  if (id !== null && !receipt) throw notFound()
  const t = translate(visit.language, 'withdrawal')
  return {
    receipt,
    typed: {
      orderNumber: searchParams.get('order')?.slice(0, 40) ?? '',
      email: visit.signedIn?.email ?? '',
    },
    head: screenHead(visit, 'withdrawal', { title: t(receipt ? 'receiptTitle' : 'title') }),
  }
}

/** Takes one of the two steps; a received statement redirects to its receipt. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args)
  const next = await takeStep(visit, await args.request.formData())
  if (next.step !== 'received') return data(next, { status: next.status })
  return seeOther(`${href(visit, 'withdrawal')}?receipt=${next.receiptId}`)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data)

export default function WithdrawalRoute() {
  const { receipt, typed } = useLoaderData<typeof loader>()
  const taken = useActionData<typeof action>()
  if (taken?.step === 'confirm') return <ConfirmStep {...taken} />
  if (taken?.step === 'identify') return <IdentifyStep {...taken} />
  if (receipt) return <Receipt receipt={receipt} />
  return <IdentifyStep typed={typed} errors={{}} fault={null} />
}
