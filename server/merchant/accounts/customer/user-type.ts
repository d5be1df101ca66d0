import { marketTypes } from '../../channel/market-types.ts'
import { channel, markets } from '../../channel/markets.ts'
import type { MarketLocale } from '../../channel/market-locale.ts'
import { customerStatus } from './customer-status.ts'
import { formatMoney } from '../../pricing/price-fields.ts'
import type { Database } from '../../store/database.ts'
import { balanceIn, balancesOf } from './balance.store.ts'
import type { Customer } from './customer.store.ts'
import { isSubscribed } from './newsletter.store.ts'

/** @param locale its currency is that of `balance`; `balances` has all currencies */
export function userType(db: Database, customer: Customer, locale: MarketLocale) {
  const { password: _, ...fields } = customer
  const balance = balanceIn(db, customer.id, locale.market.currency.code)
  return {
    ...fields,
    newsletter: isSubscribed(db, customer.email),
    memberType: customerStatus(customer.email).memberType,
    memberId: customer.id,
    balances: balancesOf(db, customer.id).map(({ currency, amountMinor }) => {
      const market = markets.find((candidate) => candidate.currency.code === currency)
      return {
        currency,
        amount: amountMinor / 100,
        amountFormatted: market ? formatMoney(amountMinor, { ...locale, market }) : null,
      }
    }),
    balance: balance / 100,
    balanceFormatted: formatMoney(balance, locale),
    availableChannels: [{ channelId: channel.id, availableMarkets: marketTypes() }],
  }
}
