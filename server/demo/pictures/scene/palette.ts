import type { FurnitureMaterial } from '#server/merchant/vocabulary/appearance.ts'

/** Matching colours of one room. Six hex digits. */
export interface Palette {
  wall: string
  floor: string
  /** The main upholstered furniture. */
  main: string
  mainMaterial: FurnitureMaterial
  /** The second seat, cushions. */
  second: string
  secondMaterial: FurnitureMaterial
  rug: string
  rugLine: string
  wood: string
  woodMaterial: FurnitureMaterial
  metal: string
}

export const palettes: readonly [Palette, ...Palette[]] = [
  {
    wall: 'E9E1D5',
    floor: 'C6A57C',
    main: 'DCD3C3',
    mainMaterial: 'boucle',
    second: '9A5B3A',
    secondMaterial: 'leather',
    rug: 'E8E0D2',
    rugLine: 'B9A98F',
    wood: 'B98F5E',
    woodMaterial: 'oak',
    metal: '2B2B2C',
  },
  {
    wall: 'D9DBD2',
    floor: 'B99A74',
    main: '6F7B68',
    mainMaterial: 'velvet',
    second: 'D9CFBE',
    secondMaterial: 'boucle',
    rug: 'E3DCCD',
    rugLine: '8B9080',
    wood: '8A6244',
    woodMaterial: 'walnut',
    metal: 'B08D4C',
  },
  {
    wall: 'E6DCD3',
    floor: 'CDB08A',
    main: 'B9765A',
    mainMaterial: 'fabric',
    second: 'E3DACB',
    secondMaterial: 'boucle',
    rug: 'D9CBB8',
    rugLine: 'A4694E',
    wood: 'C9A77A',
    woodMaterial: 'oak',
    metal: '2B2B2C',
  },
  {
    wall: 'DDE0E2',
    floor: 'C2A684',
    main: '5C6B78',
    mainMaterial: 'fabric',
    second: 'B98A5B',
    secondMaterial: 'leather',
    rug: 'E6E3DC',
    rugLine: '8695A0',
    wood: 'D3B68C',
    woodMaterial: 'birch',
    metal: '2B2B2C',
  },
  {
    wall: 'EEE8DE',
    floor: 'A9835B',
    main: '8C8A84',
    mainMaterial: 'fabric',
    second: '3E4A45',
    secondMaterial: 'velvet',
    rug: 'DDD5C7',
    rugLine: '6B665D',
    wood: '6B4630',
    woodMaterial: 'walnut',
    metal: 'B08D4C',
  },
  {
    wall: 'C9CDC2',
    floor: 'BFA07A',
    main: 'E6DFD2',
    mainMaterial: 'linen',
    second: '7A4B32',
    secondMaterial: 'leather',
    rug: 'D8D2C4',
    rugLine: '7D8472',
    wood: 'B98F5E',
    woodMaterial: 'oak',
    metal: '2B2B2C',
  },
]
