import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'

import { handoverParam } from '#app/agents/session/continue-url.server.ts'
import { findOfferedCart, takeOver } from '#app/agents/session/take-over.server.ts'
import { seeOther } from '#app/addresses/redirects.server.ts'
import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { href } from '#app/routing/href.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { screenHead } from '#app/seo/screen-head.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'

import { AssistantCartPage } from './assistant-cart-page.tsx'

export const handle: MessagesHandle = { i18n: ['cart'] }

/** Shows what an assistant has prepared. Only the button takes it over: mail scanners and previews open links too. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const token = new URL(args.request.url).searchParams.get(handoverParam) ?? ''
  const offered = await findOfferedCart(visit, token)
  if (offered && 'goOnAt' in offered) throw redirect(offered.goOnAt)
  const t = translate(visit.language, 'cart')
  const title = t(offered ? 'assistant.title' : 'assistant.ended')
  return { offered, token, head: screenHead(visit, 'assistantCart', { title }) }
}

export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args)
  const form = await args.request.formData()
  const token = String(form.get('token') ?? '')
  const to = await takeOver(visit, token)
  if (to) return seeOther(to)
  // The page tells that the link no longer holds.
  return seeOther(
    `${href(visit, 'assistantCart')}?${new URLSearchParams({ [handoverParam]: token })}`,
  )
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data)

export default function AssistantCartRoute() {
  const { offered, token } = useLoaderData<typeof loader>()
  return <AssistantCartPage offered={offered} token={token} />
}
