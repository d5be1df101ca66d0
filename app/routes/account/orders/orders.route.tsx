import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'

import { runGuard } from '#app/account/login/guards.server.ts'
import { listOrders } from '#app/account/orders/orders.server.ts'
import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { pageHead } from '#app/seo/page-head.ts'

import { AccountFrame } from '#app/routes/account/account-frame.tsx'
import { titledHead } from '#app/seo/screen-head.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { OrdersPage } from './orders-page.tsx'

export const handle: MessagesHandle = { i18n: ['account', 'cart'] }

export async function loader(args: LoaderFunctionArgs) {
  const { token, ...opened } = await openVisit(args)
  // Requested beside the customer, so that a slow merchant delays the page once; again where the guard renews the token.
  const early = token === null ? null : listOrders({ ...opened, token })
  early?.catch(() => undefined)
  const { visit, customer } = await runGuard('authenticated', args)
  const orders = await (early && visit.token === token ? early : listOrders(visit))
  return {
    head: titledHead(visit, 'accountOrders', 'account', 'orders.title'),
    email: customer.email,
    orders,
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data)

export default function OrdersRoute() {
  const { email, orders } = useLoaderData<typeof loader>()
  return (
    <AccountFrame current="orders" email={email}>
      <OrdersPage orders={orders} />
    </AccountFrame>
  )
}
