import type { BrandRecord } from '#server/merchant/catalogue/product-record.ts'
import { buildLocalText } from '#server/merchant/vocabulary/local-text.ts'
import { createRandom } from '#server/demo/generator/random/random.ts'
import { slug } from '#server/merchant/vocabulary/slug.ts'
import { brandHtml } from '#server/demo/generator/texts/rich-texts.ts'
import {
  brandCharacters,
  brandCrafts,
  type Craft,
} from '#server/demo/generator/texts/brand-texts.ts'

/** Invented brands by craft; the factor is their price level. */
const brandsByCraft: Record<Craft, readonly string[]> = {
  upholstery: [
    'Almkrona',
    'Dunsippa',
    'Kvällsljung',
    'Lyngdrøm',
    'Mosshalla',
    'Pilgläntan',
    'Rimfågel',
    'Skymsund',
    'Svalhult & Dotter',
    'Vilalunden',
  ],
  wood: [
    'Barkholma',
    'Björnlav',
    'Ekbladet Snickeri',
    'Furuvinge',
    'Kuusisalmi',
    'Kvistmark',
    'Sälgviken',
    'Tallkotte Verkstad',
    'Trelerke',
    'Åkerfibbla',
  ],
  sleep: ['Drømmelyng', 'Midvinterhus', 'Månskär', 'Nattviola Hem', 'Unelmaranta'],
  work: ['Formlinden', 'Klarskrift', 'Skrivargården', 'Työmuotti'],
  children: ['Igelkotten & Ugglan', 'Lillskogen', 'Mesenrede', 'Pikkukäpy'],
  light: [
    'Blålykta',
    'Glimmerås',
    'Hämärävalo',
    'Ljungskimmer',
    'Nordskimret',
    'Skinnende Lampeværk',
    'Solgløtt',
    'Tusenlykta',
  ],
  textile: [
    'Fjällull Väveri',
    'Havrehuset',
    'Linvik',
    'Lumipellava',
    'Strandråg',
    'Varpan & Inslaget',
    'Ullmärta',
    'Ängsull Textil',
  ],
  decor: ['Blåklinta', 'Kullersten Studio', 'Lerkärlet', 'Snöbärsholm', 'Stensöta', 'Tuulikello'],
  outdoor: ['Bryggliv', 'Havtorna', 'Saltängö', 'Sjöfräken', 'Uteløa'],
}

export interface Brand {
  record: BrandRecord
  craft: Craft
  priceFactor: number
}

/** Sixty brands, each with a price level and a description of its own. */
export const brands: readonly Brand[] = Object.entries(brandsByCraft).flatMap(([craft, names]) =>
  names.map((name) => createBrand(name, craft as Craft)),
)

/** The brands of a craft. */
export const brandsOf = Object.fromEntries(
  Object.keys(brandsByCraft).map((craft) => [
    craft,
    brands.filter((brand) => brand.craft === craft),
  ]),
) as Record<Craft, Brand[]>

function createBrand(name: string, craft: Craft): Brand {
  const random = createRandom(`brand ${name}`)
  const work = random.pick(brandCrafts[craft])
  const character = random.pick(brandCharacters)
  const descriptions = buildLocalText((language) =>
    `${work[language]} ${character[language]}`.replace('{brand}', name),
  )
  return {
    craft,
    priceFactor: 0.8 + random.whole(0, 9) * 0.06,
    record: {
      key: slug(name),
      name,
      descriptions: name === 'Almkrona' ? brandHtml(descriptions) : descriptions,
    },
  }
}
