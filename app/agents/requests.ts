import { maxEmailLength } from '#app/kit/person/email-address.ts'
import { z } from '#app/kit/zod.ts'

/** More than anybody types; longer texts are no search and no name. Half a surrogate pair has no place in an address. */
const text = z
  .string()
  .max(500)
  .overwrite((typed) => Buffer.from(typed).toString())
const id = z.string().min(1).max(100)
export const limits = { ids: 50, filters: 20, values: 50, page: 50, lines: 100 }

/** Fields that the shop does not read are dropped, among them `signals`, `attribution` and `intent`: the protocol says so. */
const buyerContext = z
  .object({
    address_country: text.optional(),
    language: z.string().max(50).optional(),
    currency: z.string().max(10).optional(),
    /** The shop's own: a company sees prices without VAT where the shop has them. */
    customer_type: z.enum(['PERSON', 'ORGANIZATION']).optional(),
  })
  .default({})

const amount = z.number().int().min(0).max(1_000_000_000)
const filterValue = z.union([text, z.array(text).max(limits.values)])
const filters = z
  .object({
    categories: z.array(text).max(limits.values).optional(),
    price: z.object({ min: amount.optional(), max: amount.optional() }).optional(),
  })
  .catchall(z.union([filterValue, z.boolean(), z.number(), z.looseObject({})]))
  .refine((given) => Object.keys(given).length <= limits.filters, { error: 'has too many filters' })
  .optional()

export const searchRequest = z
  .object({
    query: text.optional(),
    context: buyerContext,
    filters,
    pagination: z
      .object({ cursor: id.optional(), limit: z.number().int().min(1).optional() })
      .default({}),
  })
  .refine(
    ({ query, filters: given }) => Boolean(query?.trim()) || Object.keys(given ?? {}).length > 0,
    {
      error: 'needs a query or filters',
    },
  )

export const lookupRequest = z.object({
  ids: z.array(id).min(1).max(limits.ids),
  context: buyerContext,
  filters,
})

const selectedOption = z.object({ name: text, id: id.optional(), label: text })

export const productRequest = z.object({
  id,
  selected: z.array(selectedOption).max(limits.values).optional(),
  preferences: z.array(text).max(limits.values).optional(),
  context: buyerContext,
  filters,
})

export type SearchRequest = z.output<typeof searchRequest>
export type LookupRequest = z.output<typeof lookupRequest>
export type ProductRequest = z.output<typeof productRequest>
export type Filters = SearchRequest['filters']

const line = z.object({
  item: z.object({ id }),
  quantity: z.number().int().min(1).max(9_999),
})
const lines = z.array(line).max(limits.lines)

/** As long as a field of the checkout's form. */
const typed = text.max(200)

const buyer = z
  .object({
    first_name: typed.optional(),
    last_name: typed.optional(),
    email: text.max(maxEmailLength).optional(),
    phone_number: typed.optional(),
  })
  .optional()

const discounts = z.object({ codes: z.array(text).max(10).optional() }).optional()

/** Replaces the whole cart. */
export const cartUpdate = z.object({
  line_items: lines,
  buyer,
  discounts,
  context: buyerContext,
})

export const cartRequest = cartUpdate.extend({ line_items: lines.min(1) })

const destination = z.object({
  id: text.optional(),
  street_address: typed.optional(),
  extended_address: typed.optional(),
  address_locality: typed.optional(),
  address_region: typed.optional(),
  address_country: typed.optional(),
  postal_code: typed.optional(),
  first_name: typed.optional(),
  last_name: typed.optional(),
  phone_number: typed.optional(),
})

const fulfillment = z
  .object({
    methods: z
      .array(
        z.object({
          type: z.enum(['shipping', 'pickup']).optional(),
          destinations: z.array(destination).max(20).optional(),
          selected_destination_id: text.optional(),
          groups: z
            .array(z.object({ selected_option_id: text.optional() }))
            .max(20)
            .optional(),
        }),
      )
      .max(10)
      .optional(),
  })
  .optional()

const checkout = z.object({
  cart_id: z.string().max(1_000).optional(),
  line_items: lines.optional(),
  buyer,
  discounts,
  fulfillment,
  context: buyerContext,
})

export const checkoutRequest = checkout.refine(
  (request) => request.cart_id !== undefined || Boolean(request.line_items?.length),
  { path: ['line_items'], error: 'is required without cart_id' },
)

/** Replaces the whole checkout. */
export const checkoutUpdate = checkout.extend({ line_items: lines })

/** Operations on a cart or checkout as it is. Payment is the buyer's, in the shop: what a platform sends of it is not read. */
export const noPayload = z.object({})

export type CartRequest = z.output<typeof cartRequest>
export type CheckoutRequest = z.output<typeof checkoutRequest>
export type FulfillmentRequest = CheckoutRequest['fulfillment']
