import type { Summary } from '#app/cart/cart.ts'

import type { OrderStatus } from './order-status.ts'

/** An order as its buyer sees it later. Sums are formatted by the merchant. */
export interface Order {
  number: string
  /** ISO date, or null when the merchant does not tell. */
  createdAt: string | null
  date: string
  status: OrderStatus
  pieces: number
  /** What it cost, with VAT. */
  total: string
  /** Row by row, as it was when it was bought; null when the merchant does not tell. */
  summary: Summary | null
  lines: OrderLine[]
  shippingName: string
  paymentName: string
  billingAddress: string[]
  shippingAddress: string[]
  parcels: { name: string; number: string; trackingLink: string | null }[]
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
  name: string
  variant: string | null
  path: string | null
  /** File name. */
  picture: string | null
  quantity: number
  total: string
  isRefunded: boolean
}
