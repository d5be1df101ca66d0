import type { PictureSubject, FurnitureMaterial } from '#server/merchant/vocabulary/appearance.ts'

import { createRng, seedFor } from '../../render/rng.ts'
import { type Finish, type Surface, finish, shaded } from '../../render/finish.ts'
import type { Part } from '../../render/mesh.ts'
import { proportionsOf } from './proportions.rules.ts'

/** Input of a furniture builder: sizes in millimetres, finishes, and seeded choices of details. */
export interface FurnitureSpec {
  subject: PictureSubject
  width: number
  depth: number
  height: number
  /** Seats, doors, drawers or shelves; at least one. */
  count: number
  main: Finish
  /** Legs, frame, base. */
  accent: Finish
  /** Cloth for seats: the main material if it is soft, else a neutral cloth. */
  cloth: Finish
  /** Wood or metal for frames: the main material if it is hard, else the accent. */
  frame: Finish
  /** One of `choices` shapes, decided by the design. */
  pick(purpose: string, choices: number): number
  /** A measure between two bounds, decided by the design. */
  vary(purpose: string, low: number, high: number): number
}

/** Builds furniture: parts that stand on y = 0 around the origin, front towards z. */
export type FurnitureBuilder = (spec: FurnitureSpec) => Part[]

export function furnitureSpecOf(
  subject: PictureSubject,
  usualSize: readonly [number, number, number],
): FurnitureSpec {
  const measured = [subject.width, subject.depth, subject.height] as const
  const [width, depth, height] = proportionsOf(subject.kind, measured, usualSize)
  const main = finish(subject.material, subject.color)
  const accent = finish(accentSurface(subject.accent), subject.accent)
  const isSoft = softMaterials.has(subject.material)
  return {
    subject,
    width,
    depth,
    height,
    count: Math.max(1, Math.min(12, Math.round(subject.parts) || 1)),
    main,
    accent,
    cloth: isSoft ? main : finish('fabric', neutralClothColor(subject.design)),
    frame: isSoft ? accent : main,
    pick: (purpose, choices) => createRng(seedFor(subject.design, purpose)).below(choices),
    vary: (purpose, low, high) => createRng(seedFor(subject.design, purpose)).between(low, high),
  }
}

/** A wood that suits the furniture, for parts that are always wooden. */
export function woodOf(spec: FurnitureSpec): Finish {
  const { subject, main, accent } = spec
  if (woods.has(subject.material)) return main
  if (woods.has(accent.surface)) return accent
  return finish('oak', 'C9A77A')
}

export function metalOf(spec: FurnitureSpec): Finish {
  const { subject, main, accent } = spec
  if (subject.material === 'metal' || subject.material === 'brass') return main
  if (accent.surface === 'metal' || accent.surface === 'brass') return accent
  return finish('metal', '2B2B2C')
}

/** The shade between two fronts or under a rim. */
export const gapOf = (of: Finish): Finish => shaded(of, 0.3)

export const softMaterials: ReadonlySet<FurnitureMaterial> = new Set([
  'fabric',
  'boucle',
  'velvet',
  'leather',
  'wool',
  'linen',
  'cotton',
])

const woods: ReadonlySet<Surface> = new Set(['oak', 'walnut', 'birch', 'pine', 'teak'])

function neutralClothColor(design: number): string {
  return createRng(seedFor(design, 'cloth')).oneOf([
    'D9D2C4',
    'B9B4A8',
    '8F8C84',
    'C7B9A2',
    '6F6E69',
  ])
}

/** The most likely material of an accent colour. */
function accentSurface(hex: string): Surface {
  const { hue, saturation, lightness } = hslOf(hex)
  if (hue >= 38 && hue <= 55 && saturation > 0.42 && lightness < 0.72) return 'brass'
  if (hue >= 14 && hue <= 42 && saturation > 0.16) {
    return lightness < 0.4 ? 'walnut' : lightness > 0.72 ? 'birch' : 'oak'
  }
  return lightness > 0.82 ? 'painted' : 'metal'
}

function hslOf(hex: string): { hue: number; saturation: number; lightness: number } {
  const value = Number.parseInt(hex.replace('#', ''), 16) || 0x333333
  const [r, g, b] = [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
  const high = Math.max(r, g, b)
  const low = Math.min(r, g, b)
  const lightness = (high + low) / 2
  const range = high - low
  if (range === 0) return { hue: 0, saturation: 0, lightness }
  const saturation = range / (1 - Math.abs(2 * lightness - 1))
  const raw =
    high === r ? ((g - b) / range) % 6 : high === g ? (b - r) / range + 2 : (r - g) / range + 4
  return { hue: (raw * 60 + 360) % 360, saturation, lightness }
}
