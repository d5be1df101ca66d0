interface WireCampaign {
  name: string | null
  hideTitle: boolean | null
  canonicalUrl: string | null
}

/**
 * The most frequent of the given campaigns, with its name and the alias in its URL; null when none has
 * a URL and a visible title.
 */
export function leadingCampaign(
  campaigns: readonly (WireCampaign | null)[],
): { name: string; alias: string } | null {
  const votes = new Map<string, { name: string; count: number }>()
  for (const campaign of campaigns) {
    const alias = campaign?.canonicalUrl?.split('/').filter(Boolean).at(-1)
    if (!alias || !campaign?.name || campaign.hideTitle) continue
    const before = votes.get(alias)
    votes.set(alias, { name: campaign.name, count: (before?.count ?? 0) + 1 })
  }
  const [leader] = [...votes].sort(([, one], [, other]) => other.count - one.count)
  return leader ? { alias: leader[0], name: leader[1].name } : null
}
