/** A customer as the public API's UserType. */
import { marketTypes } from '../../channel/market-types.ts'
import { channel, markets } from '../../channel/markets.ts'
import type { MarketLocale } from '../../channel/market-locale.ts'
import { customerStanding } from './customer-standing.ts'
import { formatMoney } from '../../pricing/price-fields.ts'
import type { Database } from '../../store/database.ts'
import { balanceIn, balancesOf } from './balance.store.ts'
import type { Customer } from './customer.store.ts'
import { isSubscribed } from './newsletter.store.ts'

/** @param place its currency is that of `balance`; the others stand in `balances` */
export function userType(db: Database, customer: Customer, place: MarketLocale) {
  const balance = balanceIn(db, customer.id, place.market.currency.code)
  return {
    id: customer.id,
    email: customer.email,
    address: customer.address,
    gender: customer.gender,
    customerType: customer.customerType,
    newsletter: isSubscribed(db, customer.email),
    personalId: customer.personalId,
    memberType: customerStanding(customer.email).memberType,
    memberId: customer.id,
    balances: balancesOf(db, customer.id).map(({ currency, amountMinor }) => {
      const market = markets.find((candidate) => candidate.currency.code === currency)
      return {
        currency,
        amount: amountMinor / 100,
        amountFormatted: market ? formatMoney(amountMinor, { ...place, market }) : null,
      }
    }),
    balance: balance / 100,
    balanceFormatted: formatMoney(balance, place),
    metaData: customer.metaData,
    availableChannels: [{ channelId: channel.id, availableMarkets: marketTypes() }],
  }
}
