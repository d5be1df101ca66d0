import type { FurnitureMaterial } from '#server/merchant/vocabulary/appearance.ts'

/** Material and colours of furniture. Six hex digits. */
export interface Look {
  material: FurnitureMaterial
  color: string
  /** The same as the colour by default. */
  accent?: string
}

/** Matching colours of one room. Six hex digits. */
export interface Palette {
  wall: string
  floor: string
  /** The main upholstered furniture. */
  main: Look
  /** The second seat, cushions. */
  second: Look
  rug: Look
  wood: Look
  metal: string
}

export const palettes: readonly [Palette, ...Palette[]] = [
  {
    wall: 'E9E1D5',
    floor: 'C6A57C',
    main: { material: 'boucle', color: 'DCD3C3' },
    second: { material: 'leather', color: '9A5B3A' },
    rug: { material: 'wool', color: 'E8E0D2', accent: 'B9A98F' },
    wood: { material: 'oak', color: 'B98F5E' },
    metal: '2B2B2C',
  },
  {
    wall: 'D9DBD2',
    floor: 'B99A74',
    main: { material: 'velvet', color: '6F7B68' },
    second: { material: 'boucle', color: 'D9CFBE' },
    rug: { material: 'wool', color: 'E3DCCD', accent: '8B9080' },
    wood: { material: 'walnut', color: '8A6244' },
    metal: 'B08D4C',
  },
  {
    wall: 'E6DCD3',
    floor: 'CDB08A',
    main: { material: 'fabric', color: 'B9765A' },
    second: { material: 'boucle', color: 'E3DACB' },
    rug: { material: 'wool', color: 'D9CBB8', accent: 'A4694E' },
    wood: { material: 'oak', color: 'C9A77A' },
    metal: '2B2B2C',
  },
  {
    wall: 'DDE0E2',
    floor: 'C2A684',
    main: { material: 'fabric', color: '5C6B78' },
    second: { material: 'leather', color: 'B98A5B' },
    rug: { material: 'wool', color: 'E6E3DC', accent: '8695A0' },
    wood: { material: 'birch', color: 'D3B68C' },
    metal: '2B2B2C',
  },
  {
    wall: 'EEE8DE',
    floor: 'A9835B',
    main: { material: 'fabric', color: '8C8A84' },
    second: { material: 'velvet', color: '3E4A45' },
    rug: { material: 'wool', color: 'DDD5C7', accent: '6B665D' },
    wood: { material: 'walnut', color: '6B4630' },
    metal: 'B08D4C',
  },
  {
    wall: 'C9CDC2',
    floor: 'BFA07A',
    main: { material: 'linen', color: 'E6DFD2' },
    second: { material: 'leather', color: '7A4B32' },
    rug: { material: 'wool', color: 'D8D2C4', accent: '7D8472' },
    wood: { material: 'oak', color: 'B98F5E' },
    metal: '2B2B2C',
  },
]
