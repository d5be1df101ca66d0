import type { LocalText } from '../catalogue/product-record.ts'
import { localText, type LocalRow } from './local-text.ts'

export interface Color {
  key: string
  hex: string
  names: LocalText
}

const rows = {
  white: ['F4F2EC', ['Vit', 'Hvid', 'White', 'Valkoinen', 'Hvit']],
  cream: ['EFE6D2', ['Gräddvit', 'Flødehvid', 'Cream', 'Kermanvalkoinen', 'Kremhvit']],
  beige: ['D8C6A8', ['Beige', 'Beige', 'Beige', 'Beige', 'Beige']],
  greige: ['B8AD9C', ['Gråbeige', 'Gråbeige', 'Greige', 'Harmaabeige', 'Gråbeige']],
  'light-grey': ['C9CBC8', ['Ljusgrå', 'Lysegrå', 'Light grey', 'Vaaleanharmaa', 'Lysegrå']],
  grey: ['8E9190', ['Grå', 'Grå', 'Grey', 'Harmaa', 'Grå']],
  'dark-grey': ['4E5254', ['Mörkgrå', 'Mørkegrå', 'Dark grey', 'Tummanharmaa', 'Mørkegrå']],
  black: ['23231F', ['Svart', 'Sort', 'Black', 'Musta', 'Svart']],
  brown: ['6B4A34', ['Brun', 'Brun', 'Brown', 'Ruskea', 'Brun']],
  cognac: ['9A5B32', ['Konjak', 'Cognac', 'Cognac', 'Konjakki', 'Konjakk']],
  terracotta: ['B9603F', ['Terrakotta', 'Terracotta', 'Terracotta', 'Terrakotta', 'Terrakotta']],
  ochre: ['C6923A', ['Ockragul', 'Okkergul', 'Ochre', 'Okrankeltainen', 'Okergul']],
  'dusty-pink': [
    'D3A69C',
    ['Puderrosa', 'Pudderrosa', 'Dusty pink', 'Puuterinroosa', 'Pudderrosa'],
  ],
  burgundy: ['6A2A34', ['Vinröd', 'Vinrød', 'Burgundy', 'Viininpunainen', 'Vinrød']],
  sage: ['A3AE94', ['Salviagrön', 'Salviegrøn', 'Sage green', 'Salvianvihreä', 'Salviegrønn']],
  forest: ['34493A', ['Mörkgrön', 'Mørkegrøn', 'Forest green', 'Tummanvihreä', 'Mørkegrønn']],
  olive: ['74724A', ['Olivgrön', 'Olivengrøn', 'Olive green', 'Oliivinvihreä', 'Olivengrønn']],
  'light-blue': ['A9BDC9', ['Ljusblå', 'Lyseblå', 'Light blue', 'Vaaleansininen', 'Lyseblå']],
  navy: ['2B3A55', ['Marinblå', 'Marineblå', 'Navy blue', 'Laivastonsininen', 'Marineblå']],
  petrol: ['2D5961', ['Petrolblå', 'Petroleumsblå', 'Petrol blue', 'Petrolinsininen', 'Petrolblå']],
  oak: ['C79F6B', ['Ek', 'Eg', 'Oak', 'Tammi', 'Eik']],
  'light-oak': [
    'DDC59B',
    ['Vitoljad ek', 'Hvidolieret eg', 'White-oiled oak', 'Valkoöljytty tammi', 'Hvitoljet eik'],
  ],
  'smoked-oak': ['6F5138', ['Rökt ek', 'Røget eg', 'Smoked oak', 'Savustettu tammi', 'Røkt eik']],
  'black-oak': [
    '2E2823',
    [
      'Svartbetsad ek',
      'Sortbejdset eg',
      'Black-stained oak',
      'Mustaksi petsattu tammi',
      'Svartbeiset eik',
    ],
  ],
  walnut: ['70492F', ['Valnöt', 'Valnød', 'Walnut', 'Pähkinäpuu', 'Valnøtt']],
  birch: ['E0C79A', ['Björk', 'Birk', 'Birch', 'Koivu', 'Bjørk']],
  pine: ['DDB57D', ['Furu', 'Fyr', 'Pine', 'Mänty', 'Furu']],
  'white-pine': [
    'ECE3D0',
    [
      'Vitlaserad furu',
      'Hvidlaseret fyr',
      'White-glazed pine',
      'Valkokuultomänty',
      'Hvitlasert furu',
    ],
  ],
  'grey-pine': [
    'A8A093',
    [
      'Gråbetsad furu',
      'Gråbejdset fyr',
      'Grey-stained pine',
      'Harmaaksi petsattu mänty',
      'Gråbeiset furu',
    ],
  ],
  teak: ['A06A3B', ['Teak', 'Teak', 'Teak', 'Tiikki', 'Teak']],
  'grey-teak': [
    'A39C8F',
    [
      'Gråpatinerad teak',
      'Gråpatineret teak',
      'Weathered teak',
      'Harmaapatinoitu tiikki',
      'Gråpatinert teak',
    ],
  ],
  brass: ['B8924A', ['Mässing', 'Messing', 'Brass', 'Messinki', 'Messing']],
  chrome: ['B9BEC2', ['Krom', 'Krom', 'Chrome', 'Kromi', 'Krom']],
  natural: ['C9A878', ['Natur', 'Natur', 'Natural', 'Luonnonvärinen', 'Natur']],
  clear: ['DCE5E4', ['Klart glas', 'Klart glas', 'Clear glass', 'Kirkas lasi', 'Klart glass']],
  smoke: [
    '6A6663',
    ['Rökfärgat glas', 'Røgfarvet glas', 'Smoked glass', 'Savulasi', 'Røykfarget glass'],
  ],
  amber: [
    'B0702C',
    ['Bärnstensfärgat glas', 'Ravfarvet glas', 'Amber glass', 'Meripihkalasi', 'Ravfarget glass'],
  ],
  'white-marble': [
    'ECEAE6',
    ['Vit marmor', 'Hvid marmor', 'White marble', 'Valkoinen marmori', 'Hvit marmor'],
  ],
  'green-marble': [
    '3F5B4C',
    ['Grön marmor', 'Grøn marmor', 'Green marble', 'Vihreä marmori', 'Grønn marmor'],
  ],
  travertine: ['D6C4A6', ['Travertin', 'Travertin', 'Travertine', 'Travertiini', 'Travertin']],
} as const satisfies Record<string, readonly [hex: string, names: LocalRow]>

export type ColorKey = keyof typeof rows

/** Every colour that a demo product can have, by key. */
export const colors = Object.fromEntries(
  Object.entries(rows).map(([key, [hex, names]]) => [key, { key, hex, names: localText(names) }]),
) as Record<ColorKey, Color>
