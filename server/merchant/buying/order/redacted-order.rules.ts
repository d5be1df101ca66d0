/**
 * What stays of an order whose buyer has left. Bookkeeping needs who bought what for how much (names
 * and addresses stand on invoices); how to reach somebody it does not.
 */
import type { Address } from '../../vocabulary/address.ts'
import type { OrderDocument } from './order-document.ts'

export function redactedDocument(document: OrderDocument): OrderDocument {
  const { checkout } = document
  return {
    ...document,
    billingAddress: unreachable(document.billingAddress),
    shippingAddress: unreachable(document.shippingAddress),
    checkout: {
      ...checkout,
      email: '',
      identityNumber: '',
      message: '',
      billingAddress: checkout.billingAddress && unreachable(checkout.billingAddress),
      shippingAddress: checkout.shippingAddress && unreachable(checkout.shippingAddress),
    },
  }
}

function unreachable(address: Address): Address {
  return { ...address, mobile: '', phone: '', entryCode: '', careOf: '' }
}
