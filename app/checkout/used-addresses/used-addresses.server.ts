import { createHash } from 'node:crypto'

import { getCustomer } from '#app/account/customer.server.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import { checkoutMarkets } from '#app/market/channel.ts'
import type { Visit } from '#app/visit/visit.ts'
import type { Draft } from '#app/checkout/draft/checkout-form.ts'
import { present } from '#app/kit/wire-list.ts'

import {
  addressFilter,
  chosenAddress,
  differentAddresses,
  readAddressIntent,
  type AddressValues,
  type UsedAddress,
} from './used-address.ts'
import { usedAddressesDocument, type WireUsedAddress } from './used-addresses-documents.server.ts'

/** Addresses of the account and its orders, newest first. Only in the checkout's country: others would change prices. */
export async function listUsedAddresses(visit: Visit): Promise<UsedAddress[]> {
  if (visit.token === null) return []
  const [customer, { getOrders }] = await Promise.all([
    getCustomer(visit),
    requestMerchant(visit, usedAddressesDocument, {}),
  ])
  if (!customer) return []
  const { country, phone: _, ...ofAccount } = customer.address
  const here = visit.checkoutMarket
  const isInCountry = addressFilter(here, checkoutMarkets(visit.channel))
  const newestFirst = present(getOrders).sort((one, other) =>
    (other.createdAt ?? '').localeCompare(one.createdAt ?? ''),
  )
  const ofOrders = newestFirst.flatMap(({ currency, billingAddress, shippingAddress }) =>
    [shippingAddress, billingAddress].flatMap((address) =>
      address && isInCountry({ country: address.country, currency }) ? [readAddress(address)] : [],
    ),
  )
  const isHere = !country || country === here.country.code
  return differentAddresses([...(isHere ? [ofAccount] : []), ...ofOrders]).map((values) => ({
    key: keyOf(values),
    values,
  }))
}

/** The address of the pressed button; empty for another button, or an address that is not the visitor's. */
export async function chosenAddressIn(visit: Visit, form: FormData): Promise<Draft> {
  const chosen = readAddressIntent(form.get('intent'))
  if (!chosen) return {}
  const address = (await listUsedAddresses(visit)).find(({ key }) => key === chosen.key)
  return address ? chosenAddress(chosen.part, address.values) : {}
}

function readAddress({ country: _, ...values }: WireUsedAddress): AddressValues {
  return values
}

const keyOf = (values: AddressValues): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(values).sort()))
    .digest('hex')
    .slice(0, 12)
