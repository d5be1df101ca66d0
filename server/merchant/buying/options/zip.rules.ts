/** Postal codes by market; spaces, dashes and a country prefix are accepted. */
import type { MarketAlias } from '../../channel/markets.ts'

const patterns: Record<MarketAlias, { prefix: RegExp; digits: RegExp }> = {
  se: { prefix: /^(?:SE|S)-?/, digits: /^[1-9]\d{4}$/ },
  dk: { prefix: /^(?:DK)-?/, digits: /^(?:0[89]|[1-9]\d)\d{2}$/ },
  no: { prefix: /^(?:NO|N)-?/, digits: /^\d{4}$/ },
  fi: { prefix: /^(?:FI|FIN)-?/, digits: /^\d{5}$/ },
  eu: { prefix: /^(?:DE|D)-?/, digits: /^\d{5}$/ },
  ax: { prefix: /^(?:AX|FI)-?/, digits: /^22\d{3}$/ },
}

/** The digits of the code, or null when there is no delivery to it. */
export function deliverableZip(typed: string, market: MarketAlias): string | null {
  const { prefix, digits } = patterns[market]
  const zip = typed.normalize('NFKC').toUpperCase().replace(/\s/g, '').replace(prefix, '')
  const code = zip.replace(/-/g, '')
  return digits.test(code) && !/^0+$/.test(code) ? code : null
}
