import { present, type WireList } from '#app/kit/wire-list.ts'
import { isLanguageCode, type LanguageCode } from '../i18n/languages.ts'

export interface Alternative {
  language: LanguageCode
  /** Null for an alias of all markets. */
  market: string | null
  alias: string
}

export interface WireAlternative {
  url: string
  culture: string
  language: string
  channelId: string
}

/** The part of a visit that identifies this shop's URLs. */
interface ChannelNames {
  channelId: string
  channel: { markets: readonly { alias: string }[] }
}

/** Aliases of the merchant's URLs (`/se/en/p/vik`), without other channels' and those that are no path. */
export function readAlternatives(
  wire: WireList<WireAlternative>,
  { channelId, channel }: ChannelNames,
): Alternative[] {
  const markets = channel.markets.map(({ alias }) => alias)
  return present(wire).flatMap((entry) => {
    if (channelOf(entry.channelId) !== channelOf(channelId)) return []
    const segments = segmentsOf(entry.url)
    const alias = segments?.at(-1)
    const language = (entry.culture || entry.language).slice(0, 2).toLowerCase()
    if (!segments || !alias || !isLanguageCode(language)) return []
    const [first = '', second] = segments
    // `/fi/p/…` is Finnish, `/fi/sv/p/…` is Finland: a market is always followed by a language.
    const market = markets.includes(first) && isLanguageCode(second) ? first : null
    return [{ language, market, alias }]
  })
}

/** The alias in a language and market: the market's own, else that of all markets; null without one. */
export function findAlias(
  alternatives: readonly Alternative[],
  locale: { language: LanguageCode; market: string },
): string | null {
  const inLanguage = alternatives.filter(({ language }) => language === locale.language)
  const found =
    inLanguage.find(({ market }) => market === locale.market) ??
    inLanguage.find(({ market }) => market === null)
  return found?.alias ?? null
}

/** `1|se` and `1` are the same channel. */
function channelOf(id: string | null): string | undefined {
  return id?.split('|')[0]
}

/** The segments of a path; null for a URL of another host. */
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
