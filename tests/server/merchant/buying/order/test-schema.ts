/** The schema of the buying modules with the few catalogue types that they refer to. */
import { buildASTSchema, parse, type GraphQLFieldResolver } from 'graphql'

const catalogueTypes = `
scalar Decimal
scalar DateTime
scalar Guid
schema { query: GeinsMerchantApiQuery mutation: GeinsMerchantApiMutation }
type GeinsMerchantApiQuery { version: String }
type GeinsMerchantApiMutation { version: String }
type ProductType { productId: Int! alias: String! }
type CampaignRuleType {
  campaignId: String! name: String hideTitle: Boolean ruleType: String category: String
  action: String actionValue: String canonicalUrl: String
}
type CurrencyType { name: String! symbol: String! code: String! rate: Decimal! }
type PriceType {
  sellingPriceIncVat: Decimal! sellingPriceExVat: Decimal! regularPriceIncVat: Decimal!
  regularPriceExVat: Decimal! discountIncVat: Decimal! discountExVat: Decimal!
  discountPercentage: Int! vat: Decimal! isDiscounted: Boolean! sellingPriceIncVatFormatted: String
  sellingPriceExVatFormatted: String regularPriceIncVatFormatted: String
  regularPriceExVatFormatted: String discountIncVatFormatted: String
  discountExVatFormatted: String vatFormatted: String currency: CurrencyType
}
`

interface Module {
  sdl: string
  resolvers: object
}

export function createTestSchema(modules: readonly Module[]) {
  const document = parse([catalogueTypes, ...modules.map(({ sdl }) => sdl)].join('\n'))
  const definitions = mergeExtensions(document.definitions as never[])
  const merged = { ...document, definitions } as typeof document
  const schema = buildASTSchema(merged, { assumeValidSDL: true })
  for (const { resolvers } of modules) {
    for (const [typeName, fields] of Object.entries(resolvers)) {
      const type = schema.getType(typeName) as unknown as {
        getFields(): Record<string, { resolve?: GraphQLFieldResolver<unknown, unknown> }>
      }
      for (const [name, resolve] of Object.entries(fields as object)) {
        type.getFields()[name]!.resolve = resolve as GraphQLFieldResolver<unknown, unknown>
      }
    }
  }
  return schema
}

type Definition = { kind: string; name: { value: string }; fields: unknown[] }

/** Merges `extend type` into the extended type. */
function mergeExtensions(definitions: Definition[]) {
  const extensions = definitions.filter(({ kind }) => kind === 'ObjectTypeExtension')
  return definitions
    .filter(({ kind }) => kind !== 'ObjectTypeExtension')
    .map((definition) => ({
      ...definition,
      ...(definition.fields && {
        fields: [
          ...definition.fields,
          ...extensions
            .filter(({ name }) => name.value === definition.name?.value)
            .flatMap(({ fields }) => fields),
        ],
      }),
    }))
}
