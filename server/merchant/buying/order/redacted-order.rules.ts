/**
 * An order after its customer was deleted. Bookkeeping needs who bought what and for how much
 * (names and addresses are on invoices), but no contact data.
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
