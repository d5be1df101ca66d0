import {
  readAlternatives,
  type Alternative,
  type WireAlternative,
} from '#app/routing/alternatives.ts'

interface ChannelNames {
  channel: { markets: readonly { alias: string }[] }
  config: { channelId: string }
}

interface WireAliased {
  alias: string | null
  alternativeUrls: readonly (WireAlternative | null)[] | null
}

/** The alias of a product or list, and its aliases in other languages and markets. */
export function aliasAndAlternatives(
  { channel, config }: ChannelNames,
  { alias, alternativeUrls }: WireAliased,
): { alias: string | null; alternatives: Alternative[] } {
  const { channelId } = config
  return { alias, alternatives: readAlternatives(alternativeUrls, { channel, channelId }) }
}
