interface WireCampaign {
  name: string | null
  hideTitle: boolean | null
  canonicalUrl: string | null
}

/** The most frequent campaign, with its name and alias; null when none has a URL and a visible title. */
export function leadingCampaign(
  campaigns: readonly WireCampaign[],
): { name: string; alias: string } | null {
  const votes = new Map<string, { name: string; count: number }>()
  for (const { name, hideTitle, canonicalUrl } of campaigns) {
    const alias = canonicalUrl?.split('/').filter(Boolean).at(-1)
    if (!alias || !name || hideTitle) continue
    votes.set(alias, { name, count: (votes.get(alias)?.count ?? 0) + 1 })
  }
  const [leader] = [...votes].sort(([, one], [, other]) => other.count - one.count)
  return leader ? { alias: leader[0], name: leader[1].name } : null
}
