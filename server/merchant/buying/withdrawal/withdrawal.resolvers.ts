/** Operations of the withdrawal function. The public API has none; a merchant may offer these. */
import { marketLocaleOf, type MarketLocaleArgs } from '../../channel/market-locale.ts'
import { clientError } from '../../graphql/errors.ts'
import type { Resolvers } from '../../graphql/module.ts'
import { findOrder, findOrderByPublicId } from '../order/order.store.ts'
import {
  findWithdrawable,
  withdraw,
  withdrawalState,
  type Statement,
  type WithdrawalDeps,
} from './withdraw.ts'
import { namedRow, withdrawalFacts } from './withdrawal-facts.ts'
import type { WithdrawalFault } from './withdrawal.rules.ts'
import { findWithdrawal } from './withdrawal.store.ts'

const messages: Record<WithdrawalFault, string> = {
  OrderNotFound: 'No order has this number and e-mail address',
  NotAConsumer: 'Organizations have no right of withdrawal',
  WithdrawalTooLate: 'The order is too old',
  NothingToWithdraw: 'The order has no such rows left',
  NameMissing: 'The name is missing',
  TextTooLong: 'The text is too long',
}
const refusal = (fault: WithdrawalFault) => clientError(fault, messages[fault])

/** Orders of one query; a list of orders requests all of its own. */
const maxOrders = 500

export function withdrawalResolvers(shop: WithdrawalDeps & { now: () => number }): Resolvers {
  const { db, now } = shop
  return {
    GeinsMerchantApiQuery: {
      /** Number and e-mail address show nothing of an order, since who knows both need not be its buyer. */
      withdrawableOrder(_, { publicOrderId }: { publicOrderId: string }) {
        const found = findWithdrawable(db, { publicOrderId }, now())
        if (typeof found === 'string') throw refusal(found)
        const { order, rows } = found
        const { firstName, lastName } = order.document.billingAddress
        return {
          orderNumber: String(order.number),
          createdAt: new Date(order.createdAtMs).toISOString(),
          name: `${firstName} ${lastName}`.trim(),
          rows: rows.map((row) => namedRow(order, row)),
        }
      },

      withdrawal(_, { publicId }: { publicId: string }) {
        const withdrawal = findWithdrawal(db, publicId.toLowerCase())
        const order = withdrawal && findOrder(db, withdrawal.orderNumber)
        return order && withdrawalFacts(withdrawal, order)
      },

      /** The public id of an order shows what was withdrawn, without name and address. */
      orderWithdrawals(_, { publicOrderIds }: { publicOrderIds: readonly string[] }) {
        return publicOrderIds.slice(0, maxOrders).flatMap((publicOrderId) => {
          const order = findOrderByPublicId(db, publicOrderId.toLowerCase())
          return order ? [{ publicOrderId, ...withdrawalState(db, order, now()) }] : []
        })
      },
    },
    GeinsMerchantApiMutation: {
      withdrawFromOrder(_, args: MarketLocaleArgs & { withdrawal: Statement }) {
        const { code } = marketLocaleOf(args).language
        const received = withdraw(shop, args.withdrawal, code, now())
        if (typeof received === 'string') throw refusal(received)
        return withdrawalFacts(received.withdrawal, received.order)
      },
    },
  }
}
