/**
 * Removes contact data from an order whose customer was deleted. Bookkeeping requires who bought what
 * and for how much (invoices have names and addresses), but no contact data.
 */
import type { Address } from '../../vocabulary/address.ts'
import type { OrderDocument } from './order-document.ts'

export function redactDocument(document: OrderDocument): OrderDocument {
  const { checkout } = document
  return {
    ...document,
    merchantData: null,
    billingAddress: withoutContactData(document.billingAddress),
    shippingAddress: withoutContactData(document.shippingAddress),
    checkout: {
      ...checkout,
      email: '',
      identityNumber: '',
      message: '',
      billingAddress: checkout.billingAddress && withoutContactData(checkout.billingAddress),
      shippingAddress: checkout.shippingAddress && withoutContactData(checkout.shippingAddress),
    },
  }
}

function withoutContactData(address: Address): Address {
  return { ...address, mobile: '', phone: '', entryCode: '', careOf: '' }
}
