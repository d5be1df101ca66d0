import type { Summary } from '#app/cart/sums/shown-sums.ts'
import type { SkuItem } from '#app/cart/saved-and-shared/sku-items.ts'

import type { OrderStatus } from './order-status.ts'

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text is an order's public id (`Guid` of merchant API 3.2). */
export function isPublicOrderId(text: string | null | undefined): text is string {
  return typeof text === 'string' && guid.test(text)
}

/** An order, in the account and on its own page. Amounts are formatted by the merchant. */
export interface Order {
  number: string
  /** The id of its own page, which cannot be guessed; null when the merchant sends none. */
  publicId: string | null
  /** ISO date, or null when the merchant sends none. */
  createdAt: string | null
  date: string
  status: OrderStatus
  /** Whether it becomes an order only with its payment. */
  awaitsPayment: boolean
  /** Companies have no right of withdrawal. */
  isCompany: boolean
  /** As far as the merchant tells: false once the whole amount was refunded. A statement that is sent is received anyway. */
  canWithdraw: boolean
  /** Received statements of withdrawal, oldest first. */
  withdrawals: OrderWithdrawal[]
  /** False only when the merchant says so, as for an invoice that is due later. */
  isPaid: boolean
  pieces: number
  /** Formatted total with VAT. */
  total: string
  /** The rows of the sum as they were at the purchase; null when the merchant sends none. */
  summary: Summary | null
  lines: OrderLine[]
  shippingName: string
  paymentName: string
  billingAddress: string[]
  shippingAddress: string[]
  /** Name and address of the pickup point; null for home delivery, and where it is unknown. */
  pickup: string | null
  parcels: { name: string; number: string; trackingLink: string | null }[]
  /** Whether the refunds are of the whole amount. */
  isRefunded: boolean
  refunds: {
    id: number
    date: string
    name: string
    reason: string
    amount: string
    toBalance: boolean
  }[]
}

export interface OrderLine {
  id: string
  /** To reorder it; null when the product is unknown. */
  item: SkuItem | null
  name: string
  variant: string | null
  path: string | null
  /** File name. */
  picture: string | null
  quantity: number
  /** Name of the package of which it is a part; null for a product by itself. */
  packageName: string | null
  /** The chosen option, with the key that all parts of the package have. */
  part: { key: string; packageId: number; groupId: number; optionId: number } | null
  total: string
  /** When it is delivered, as the checkout promised it; null when unknown. */
  delivery: string | null
  /** Whether the refunds are of its whole price. */
  isRefunded: boolean
}

export interface OrderWithdrawal {
  /** ISO date and time (UTC). */
  receivedAt: string
  /** The same in the time zone of the shop. */
  receivedLocal: string
  rows: { rowId: number; name: string; quantity: number }[]
}
