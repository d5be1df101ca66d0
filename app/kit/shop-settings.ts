import { z } from './zod.ts'

const line = z.string().trim().min(1).max(100)

/** The company that sells, as law wants it named before a purchase and on receipts (`SELLER`). */
export const seller = z.strictObject({
  name: line,
  organizationNumber: line,
  vatNumber: line,
  /** Lines of its postal address. */
  address: z.array(line).max(6).default([]),
  phone: line.optional(),
  /** Of customer service; absent for that of the messages. */
  email: z.email().max(100).optional(),
})

export type Seller = z.output<typeof seller>

const areaText = z.string().trim().min(1).max(200)
/** Names by which the merchant finds an area. */
const areaPlace = z.strictObject({ family: areaText, areaName: areaText })
const ownPlace = areaPlace.optional()

const socialLink = z.strictObject({
  name: z.string().trim().min(1).max(40),
  url: z.url({ protocol: /^https$/ }),
})

/** A representative credit, of which law wants an example before it is chosen. */
const creditTerms = z.strictObject({
  /** Name of the payment option at the merchant: `Loan`, `DirectInvoice`. */
  paymentType: z.string().min(1),
  /** Alias of the market whose currency the amounts have. */
  market: z.string().min(1),
  amount: z.number().positive().max(1_000_000),
  months: z.number().int().min(1).max(120),
  /** Percent a year. */
  nominalRate: z.number().min(0).max(100),
  setupFee: z.number().min(0).max(100_000).default(0),
  monthlyFee: z.number().min(0).max(10_000).default(0),
})

export type CreditTerms = z.output<typeof creditTerms>

/** A row of `CHANNEL_SETTINGS`, beside its theme. */
export const channelSetting = z.strictObject({
  channelId: z.string().min(1),
  social: z.array(socialLink).max(10).default([]),
  credit: z.array(creditTerms).max(100).optional(),
  widgetAreas: z
    .strictObject({ start: ownPlace, aboveList: ownPlace, belowList: ownPlace, product: ownPlace })
    .default({}),
})

export type ChannelSetting = z.output<typeof channelSetting>
export type WidgetAreas = ChannelSetting['widgetAreas']
export type WidgetAreaPlace = z.output<typeof areaPlace>
