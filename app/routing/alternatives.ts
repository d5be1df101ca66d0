import { isLanguageCode, type LanguageCode } from '../i18n/languages.ts'

/** What a thing is called in the addresses of a language. */
export interface Alternative {
  language: LanguageCode
  /** Null when the name holds in every market. */
  market: string | null
  alias: string
}

/** Fields of AlternativeUrlType that are read here. */
export interface WireAlternative {
  url: string
  culture: string
  language: string
  channelId: string
}

/** The part of a visit that tells this shop's addresses from another's. */
interface ChannelNames {
  channelId: string
  channel: { markets: readonly { alias: string }[] }
}

/**
 * Reads the addresses that the merchant knows of a thing, in its own spelling (`/se/en/p/vik`), down
 * to names. Other channels' are left out, and so is everything that is not a path of this shop.
 */
export function readAlternatives(
  wire: readonly (WireAlternative | null)[] | null | undefined,
  { channelId, channel }: ChannelNames,
): Alternative[] {
  const markets = channel.markets.map(({ alias }) => alias)
  return (wire ?? []).flatMap((entry) => {
    if (!entry || channelOf(entry.channelId) !== channelOf(channelId)) return []
    const segments = segmentsOf(entry.url)
    const alias = segments?.at(-1)
    const language = (entry.culture || entry.language).slice(0, 2).toLowerCase()
    if (!segments || !alias || !isLanguageCode(language)) return []
    const [first = '', second] = segments
    // `/fi/p/…` is Finnish, `/fi/sv/p/…` is Finland: a market never stands without its language.
    const market = markets.includes(first) && isLanguageCode(second) ? first : null
    return [{ language, market, alias }]
  })
}

/** The name at a place: the market's own, else the one of all markets; null when it is not there. */
export function findAlias(
  alternatives: readonly Alternative[],
  place: { language: LanguageCode; market: string },
): string | null {
  const spoken = alternatives.filter(({ language }) => language === place.language)
  const found =
    spoken.find(({ market }) => market === place.market) ??
    spoken.find(({ market }) => market === null)
  return found?.alias ?? null
}

/** `1|se` and `1` are the same channel. */
function channelOf(id: string): string | undefined {
  return id.split('|')[0]
}

/** Null for anything but a path: an address of another host is not this shop's. */
function segmentsOf(url: string): string[] | null {
  if (!/^\/(?![/\\])/.test(url)) return null
  try {
    return url
      .replace(/[?#].*$/, '')
      .split('/')
      .filter(Boolean)
      .map(decodeURIComponent)
  } catch {
    return null
  }
}
