/** One town for each first digit of a postal code, with two shops in each. */
import type { MarketAlias } from '../../channel/markets.ts'
import { deliverableZip } from './zip.rules.ts'

interface PickupPoint {
  /** Stored with an order. */
  id: string
  name: string
  street: string
  zip: string
  city: string
}

/** Shops by market. Name and street are the same in every town. */
const shops: Record<MarketAlias, readonly [name: string, street: string][]> = {
  se: [
    ['Kvartersboden', 'Storgatan 12'],
    ['Paketlådan', 'Järnvägsgatan 5'],
  ],
  dk: [
    ['Hjørnekiosken', 'Nørregade 8'],
    ['Pakkehjørnet', 'Jernbanegade 3'],
  ],
  no: [
    ['Nærbutikken', 'Storgata 10'],
    ['Pakkeboden', 'Jernbanegata 4'],
  ],
  fi: [
    ['Lähikauppa Kulma', 'Kauppakatu 7'],
    ['Pakettipiste', 'Asemakatu 2'],
  ],
  eu: [
    ['Eckladen', 'Hauptstraße 21'],
    ['Paketstube', 'Bahnhofstraße 6'],
  ],
  ax: [
    ['Torgboden', 'Torggatan 4'],
    ['Paketlådan', 'Storagatan 9'],
  ],
}

type Towns = readonly (readonly [zip: string, city: string])[]

/** Keyed by the first digit of the postal code. */
const towns: Record<MarketAlias, Towns> = {
  se: [
    ['111 22', 'Stockholm'],
    ['111 22', 'Stockholm'],
    ['211 20', 'Malmö'],
    ['352 30', 'Växjö'],
    ['411 04', 'Göteborg'],
    ['553 16', 'Jönköping'],
    ['602 24', 'Norrköping'],
    ['753 20', 'Uppsala'],
    ['803 20', 'Gävle'],
    ['903 26', 'Umeå'],
  ],
  dk: [
    ['0900', 'København C'],
    ['1360', 'København K'],
    ['2100', 'København Ø'],
    ['3000', 'Helsingør'],
    ['4000', 'Roskilde'],
    ['5000', 'Odense C'],
    ['6000', 'Kolding'],
    ['7400', 'Herning'],
    ['8000', 'Aarhus C'],
    ['9000', 'Aalborg'],
  ],
  no: [
    ['0155', 'Oslo'],
    ['1440', 'Drøbak'],
    ['2317', 'Hamar'],
    ['3015', 'Drammen'],
    ['4006', 'Stavanger'],
    ['5014', 'Bergen'],
    ['6003', 'Ålesund'],
    ['7011', 'Trondheim'],
    ['8006', 'Bodø'],
    ['9008', 'Tromsø'],
  ],
  fi: [
    ['00100', 'Helsinki'],
    ['13100', 'Hämeenlinna'],
    ['20100', 'Turku'],
    ['33100', 'Tampere'],
    ['40100', 'Jyväskylä'],
    ['53100', 'Lappeenranta'],
    ['65100', 'Vaasa'],
    ['70100', 'Kuopio'],
    ['80100', 'Joensuu'],
    ['90100', 'Oulu'],
  ],
  eu: [
    ['04109', 'Leipzig'],
    ['10117', 'Berlin'],
    ['20095', 'Hamburg'],
    ['30159', 'Hannover'],
    ['40213', 'Düsseldorf'],
    ['50667', 'Köln'],
    ['60311', 'Frankfurt am Main'],
    ['70173', 'Stuttgart'],
    ['80331', 'München'],
    ['90402', 'Nürnberg'],
  ],
  ax: [['22100', 'Mariehamn']],
}

/** Pickup points near a postal code, nearest first; empty for a code without delivery. */
export function pickupPointsNear(zip: string, market: MarketAlias): PickupPoint[] {
  const code = deliverableZip(zip, market)
  if (code === null) return []
  const digit = Number(code[0])
  const townsOfMarket = towns[market]
  const town = townsOfMarket[digit] ?? townsOfMarket[0]
  if (!town) return []
  const [townZip, city] = town
  return shops[market].map(([name, street], index) => ({
    id: `${market}-${digit}-${index + 1}`,
    name,
    street,
    zip: townZip,
    city,
  }))
}

/** Pickup points have ids as shipping options too, from this one on. */
export const firstPickupOptionId = 201

/** The pickup point with this id; the nearest one for an unknown id. */
export function selectPickupPoint(points: readonly PickupPoint[], id: string): PickupPoint | null {
  return points.find((point) => point.id === id) ?? points[0] ?? null
}

/** One line: "Kvartersboden, Storgatan 12, 111 22 Stockholm". */
export function formatPickupPoint({ name, street, zip, city }: PickupPoint): string {
  return `${name}, ${street}, ${zip} ${city}`
}
