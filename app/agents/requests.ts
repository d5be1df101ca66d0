import { z } from '#app/kit/zod.ts'

/** More than anybody types; longer texts are no search and no name. */
const text = z.string().max(500)
const id = z.string().min(1).max(100)
export const limits = { ids: 50, filters: 20, values: 50, page: 50 }

const reverseDomainName = z.string().max(200)
/** Fields that the shop does not know are ignored, as the protocol says. */
export const buyerContext = z
  .object({
    address_country: text.optional(),
    address_region: text.optional(),
    postal_code: text.optional(),
    intent: z.string().max(5_000).optional(),
    language: z.string().max(50).optional(),
    currency: z.string().max(10).optional(),
    eligibility: z.array(reverseDomainName).max(50).optional(),
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

/** Environment of a request and where it comes from; the shop reads neither (overview, Signals and Attribution). */
const unread = {
  signals: z.looseObject({}).optional(),
  attribution: z.record(z.string(), z.string()).optional(),
}

export const searchRequest = z
  .object({
    query: text.optional(),
    context: buyerContext,
    filters,
    pagination: z
      .object({ cursor: id.optional(), limit: z.number().int().min(1).optional() })
      .default({}),
    ...unread,
  })
  .refine(({ query, filters: given }) => Boolean(query?.trim()) || Object.keys(given ?? {}).length > 0, {
    error: 'needs a query or filters',
  })

export const lookupRequest = z.object({
  ids: z.array(id).min(1).max(limits.ids),
  context: buyerContext,
  filters,
  ...unread,
})

const selectedOption = z.object({ name: text, id: id.optional(), label: text })

export const productRequest = z.object({
  id,
  selected: z.array(selectedOption).max(limits.values).optional(),
  preferences: z.array(text).max(limits.values).optional(),
  context: buyerContext,
  filters,
  ...unread,
})

export type SearchRequest = z.output<typeof searchRequest>
export type LookupRequest = z.output<typeof lookupRequest>
export type ProductRequest = z.output<typeof productRequest>
export type Filters = SearchRequest['filters']
