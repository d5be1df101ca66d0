import type { FurnitureMaterial } from '#server/merchant/vocabulary/appearance.ts'

import { seedFor } from './rng.ts'

/** Materials of surfaces: those of furniture and a few of rooms only. */
export type Surface =
  | FurnitureMaterial
  | 'mirror'
  | 'paper'
  | 'leaf'
  | 'soil'
  | 'glow'
  | 'planks'
  | 'plaster'
  | 'deck'
  | 'tile'
  | 'sky'
  | 'flame'

export interface Finish {
  surface: Surface
  /** Linear light, 0..1. */
  red: number
  green: number
  blue: number
  /** A second colour for patterns. */
  second?: readonly [number, number, number]
  /** Pattern in the second colour. */
  pattern?: Pattern
  seed: number
  /** Brightness that comes from within, as of a lit lamp shade. */
  glow: number
}

export type Pattern = 'stripes' | 'checks' | 'frame' | 'diamonds' | 'arches' | 'rings'

/** A finish in a colour of six hex digits, with or without `#`. */
export function finish(
  surface: Surface,
  hex: string,
  options: { seed?: number; glow?: number } = {},
): Finish {
  const [red, green, blue] = linearOf(hex)
  return {
    surface,
    red,
    green,
    blue,
    seed: options.seed ?? (seedFor(1, surface + hex) % 997) + 1,
    glow: options.glow ?? 0,
  }
}

/** The same finish, lighter (above 1) or darker (below 1). */
export function shaded(of: Finish, by: number): Finish {
  const times = (value: number) => Math.min(1, value * by)
  return { ...of, red: times(of.red), green: times(of.green), blue: times(of.blue) }
}

/** The same finish with another offset of its pattern: another part of the cloth or plank. */
export function withPatternOffset(of: Finish, seed: number): Finish {
  return { ...of, seed: of.seed + seed * 13 }
}

function linearOf(hex: string): [number, number, number] {
  const digits = hex.replace('#', '')
  const known = /^[0-9a-f]{6}$/i.test(digits) ? digits : 'B9B2A6'
  const channel = (start: number) => {
    const value = Number.parseInt(known.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(0), channel(2), channel(4)]
}
