import { fallbackTo } from '#app/gateway/errors/fallback-to.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import { formatDateTime } from '#app/i18n/format-date.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { orderWithdrawalsDocument } from './order-documents.server.ts'
import type { Order } from './order.ts'

/** Adds what was withdrawn from orders, which the public Merchant API does not tell: without it the orders stay as they are. */
export function addWithdrawals(
  { language }: Pick<Visit, 'language'>,
  orders: readonly Order[],
  known: Awaited<ReturnType<typeof findWithdrawals>>,
): Order[] {
  return orders.map((order) => {
    const found = known.find(({ publicOrderId }) => publicOrderId === order.publicId)
    if (!found) return order
    return {
      ...order,
      canWithdraw: found.canWithdraw && order.canWithdraw,
      withdrawals: found.withdrawals.map(({ receivedAt, rows }) => ({
        receivedAt,
        receivedLocal: formatDateTime(new Date(receivedAt), language),
        rows: rows.map(({ rowId, name, variant, quantity }) => ({
          rowId,
          name: [name, variant].filter(Boolean).join(', '),
          quantity,
        })),
      })),
    }
  })
}

export async function findWithdrawals(visit: Visit, publicOrderIds: string[]) {
  if (publicOrderIds.length === 0) return []
  const response = await requestMerchant(visit, orderWithdrawalsDocument, { publicOrderIds }).catch(
    fallbackTo(null, (err) => visit.log.info({ err }, 'order withdrawals lookup failed')),
  )
  return response?.orderWithdrawals ?? []
}
