import type { FurnitureMaterial } from '#server/merchant/vocabulary/appearance.ts'

/** Material and colours of furniture. Six hex digits. */
export interface Look {
  material: FurnitureMaterial
  color: string
  /** The same as the colour by default. */
  accent?: string
}

export const look = (material: FurnitureMaterial, color: string, accent?: string): Look =>
  accent ? { material, color, accent } : { material, color }

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
    main: look('boucle', 'DCD3C3'),
    second: look('leather', '9A5B3A'),
    rug: look('wool', 'E8E0D2', 'B9A98F'),
    wood: look('oak', 'B98F5E'),
    metal: '2B2B2C',
  },
  {
    wall: 'D9DBD2',
    floor: 'B99A74',
    main: look('velvet', '6F7B68'),
    second: look('boucle', 'D9CFBE'),
    rug: look('wool', 'E3DCCD', '8B9080'),
    wood: look('walnut', '8A6244'),
    metal: 'B08D4C',
  },
  {
    wall: 'E6DCD3',
    floor: 'CDB08A',
    main: look('fabric', 'B9765A'),
    second: look('boucle', 'E3DACB'),
    rug: look('wool', 'D9CBB8', 'A4694E'),
    wood: look('oak', 'C9A77A'),
    metal: '2B2B2C',
  },
  {
    wall: 'DDE0E2',
    floor: 'C2A684',
    main: look('fabric', '5C6B78'),
    second: look('leather', 'B98A5B'),
    rug: look('wool', 'E6E3DC', '8695A0'),
    wood: look('birch', 'D3B68C'),
    metal: '2B2B2C',
  },
  {
    wall: 'EEE8DE',
    floor: 'A9835B',
    main: look('fabric', '8C8A84'),
    second: look('velvet', '3E4A45'),
    rug: look('wool', 'DDD5C7', '6B665D'),
    wood: look('walnut', '6B4630'),
    metal: 'B08D4C',
  },
  {
    wall: 'C9CDC2',
    floor: 'BFA07A',
    main: look('linen', 'E6DFD2'),
    second: look('leather', '7A4B32'),
    rug: look('wool', 'D8D2C4', '7D8472'),
    wood: look('oak', 'B98F5E'),
    metal: '2B2B2C',
  },
]
