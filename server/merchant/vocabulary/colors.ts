import { names } from './names.ts'
import type { LocalText } from './local-text.ts'

export interface Color {
  key: string
  /** Six hex digits without `#`. */
  hex: string
  names: LocalText
}

const hexByKey = {
  white: 'F4F2EC',
  cream: 'EFE6D2',
  beige: 'D8C6A8',
  greige: 'B8AD9C',
  'light-grey': 'C9CBC8',
  grey: '8E9190',
  'dark-grey': '4E5254',
  black: '23231F',
  brown: '6B4A34',
  cognac: '9A5B32',
  terracotta: 'B9603F',
  ochre: 'C6923A',
  'dusty-pink': 'D3A69C',
  burgundy: '6A2A34',
  sage: 'A3AE94',
  forest: '34493A',
  olive: '74724A',
  'light-blue': 'A9BDC9',
  navy: '2B3A55',
  petrol: '2D5961',
  oak: 'C79F6B',
  'light-oak': 'DDC59B',
  'smoked-oak': '6F5138',
  'black-oak': '2E2823',
  walnut: '70492F',
  birch: 'E0C79A',
  pine: 'DDB57D',
  'white-pine': 'ECE3D0',
  'grey-pine': 'A8A093',
  teak: 'A06A3B',
  'grey-teak': 'A39C8F',
  brass: 'B8924A',
  chrome: 'B9BEC2',
  natural: 'C9A878',
  clear: 'DCE5E4',
  smoke: '6A6663',
  amber: 'B0702C',
  'white-marble': 'ECEAE6',
  'green-marble': '3F5B4C',
  travertine: 'D6C4A6',
  red: 'A8322D',
  orange: 'D2752B',
  yellow: 'E3BE4B',
  green: '5C7F57',
  turquoise: '4FA3A0',
  blue: '3F6591',
  'dark-blue': '2A3F63',
  purple: '6D5279',
  pink: 'D99AA5',
  anthracite: '3B3E40',
  'light-green': 'A9BF9C',
  'light-brown': 'A5805C',
  'dark-brown': '46311F',
  silver: 'BFC2C4',
  gold: 'C2A04E',
  copper: 'A9684A',
  'stainless-steel': 'A9ADB0',
  bamboo: 'D3B17C',
  ash: 'D9C7A7',
  beech: 'D8B48A',
  acacia: '8F5E38',
  multicolour: 'B59A8A',
  transparent: 'DCE5E4',
} as const

export type ColorKey = keyof typeof hexByKey

export const colors = Object.fromEntries(
  Object.entries(hexByKey).map(([key, hex]) => [
    key,
    { key, hex, names: names.colors[key as ColorKey] },
  ]),
) as Record<ColorKey, Color>
