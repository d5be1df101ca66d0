import type { Finish, Surface } from './finish.ts'
import { layeredNoise, noise } from './noise.ts'
import { patternShare } from './pattern.ts'

/** How a surface reflects light, besides its colour. */
export interface Reflection {
  /** Strength of the window's reflection. */
  gloss: number
  /** Tightness of that reflection. */
  tight: number
  /** How much of the environment it reflects, 0..1. */
  mirror: number
  /** Brightness of fibres seen from the side. */
  sheen: number
}

const matt: Reflection = { gloss: 0.02, tight: 8, mirror: 0, sheen: 0.05 }
const cloth: Reflection = { gloss: 0, tight: 4, mirror: 0, sheen: 0.16 }
const wood: Reflection = { gloss: 0.1, tight: 14, mirror: 0, sheen: 0.03 }

export const reflections: Record<Surface, Reflection> = {
  fabric: cloth,
  linen: cloth,
  cotton: cloth,
  wool: { ...cloth, sheen: 0.2 },
  boucle: { ...cloth, sheen: 0.2 },
  velvet: { gloss: 0.03, tight: 6, mirror: 0, sheen: 0.62 },
  leather: { gloss: 0.22, tight: 16, mirror: 0.015, sheen: 0.05 },
  oak: wood,
  walnut: { ...wood, gloss: 0.13 },
  birch: wood,
  pine: wood,
  teak: { ...wood, gloss: 0.12 },
  painted: { gloss: 0.12, tight: 18, mirror: 0.02, sheen: 0.02 },
  metal: { gloss: 0.5, tight: 30, mirror: 0.22, sheen: 0 },
  brass: { gloss: 0.9, tight: 34, mirror: 0.55, sheen: 0 },
  glass: { gloss: 0.9, tight: 90, mirror: 0.3, sheen: 0 },
  marble: { gloss: 0.4, tight: 50, mirror: 0.06, sheen: 0 },
  stone: { gloss: 0.06, tight: 10, mirror: 0, sheen: 0.02 },
  rattan: { gloss: 0.12, tight: 14, mirror: 0, sheen: 0.03 },
  jute: { ...cloth, sheen: 0.06 },
  ceramic: { gloss: 0.35, tight: 40, mirror: 0.05, sheen: 0 },
  plastic: { gloss: 0.3, tight: 26, mirror: 0.03, sheen: 0 },
  mirror: { gloss: 0.3, tight: 120, mirror: 1, sheen: 0 },
  paper: matt,
  leaf: { gloss: 0.16, tight: 14, mirror: 0.02, sheen: 0.05 },
  soil: matt,
  glow: matt,
  planks: { gloss: 0.12, tight: 12, mirror: 0.02, sheen: 0.03 },
  plaster: { gloss: 0, tight: 8, mirror: 0, sheen: 0 },
  deck: matt,
  tile: { gloss: 0.1, tight: 20, mirror: 0.02, sheen: 0 },
  sky: matt,
  flame: matt,
}

/** Result of `sampleSurface`: colour in linear light, and the slope of the surface. */
export const surfaceSample = { red: 0, green: 0, blue: 0, tipAlong: 0, tipAcross: 0 }

/**
 * Computes the colour of a point of a surface. `u`, `v`, `w` are the point's grain in millimetres,
 * `pixelSize` the millimetres that one pixel covers: finer patterns are left out to avoid
 * flicker. The result is written to `surfaceSample`, because this runs a million times for each picture.
 */
export function sampleSurface(
  finish: Finish,
  u: number,
  v: number,
  w: number,
  pixelSize: number,
): void {
  surfaceSample.red = finish.red
  surfaceSample.green = finish.green
  surfaceSample.blue = finish.blue
  surfaceSample.tipAlong = 0
  surfaceSample.tipAcross = 0
  if (finish.pattern && finish.second) {
    const share = patternShare(finish.pattern, u, v)
    surfaceSample.red += (finish.second[0] - finish.red) * share
    surfaceSample.green += (finish.second[1] - finish.green) * share
    surfaceSample.blue += (finish.second[2] - finish.blue) * share
  }
  // The rings of wood continue in depth; cloth and stone only have to differ between pieces, and would
  // show stripes where a rounded edge cuts their noise.
  const deep = solid.has(finish.surface) ? w + finish.seed * 131 : w * 0.008 + finish.seed * 1.31
  surfaceSamplers[finish.surface]?.(u, v, deep, pixelSize)
}

const solid: ReadonlySet<Surface> = new Set([
  'oak',
  'walnut',
  'birch',
  'pine',
  'teak',
  'planks',
  'deck',
])

type SurfaceSampler = (u: number, v: number, w: number, pixelSize: number) => void

const surfaceSamplers: Partial<Record<Surface, SurfaceSampler>> = {
  fabric: (u, v, w, pixelSize) => weave(u, v, w, pixelSize, 3.4, 0.34),
  linen: (u, v, w, pixelSize) => {
    weave(u, v, w, pixelSize, 2.6, 0.36)
    tint(1 + 0.09 * noise(u / 90, v / 3.2, w) * visibility(3, pixelSize))
  },
  cotton: (u, v, w, pixelSize) => weave(u, v, w, pixelSize, 2, 0.26),
  wool: (u, v, w, pixelSize) => {
    const nap = layeredNoise(u / 9, v / 9, w)
    tint(1 + 0.1 * nap + 0.06 * noise(u / 60, v / 60, w))
    tip(nap, u, v, w, 4.5, 0.7, pixelSize)
  },
  boucle: (u, v, w, pixelSize) => {
    const curl = noise(u / 7.5, v / 7.5, w) + 0.6 * noise(u / 3.4, v / 3.4, w + 9)
    tint(1 + 0.17 * curl * visibility(7, pixelSize) + 0.05 * noise(u / 40, v / 40, w))
    tip(curl, u, v, w, 6.5, 1.5, pixelSize)
  },
  velvet: (u, v, w, pixelSize) => {
    const brushed = layeredNoise(u / 130, v / 190, w)
    tint(0.92 + 0.16 * brushed + 0.05 * noise(u / 3, v / 14, w) * visibility(5, pixelSize))
    surfaceSample.tipAlong = 0.18 * noise(u / 120 + 40, v / 150, w)
  },
  leather: (u, v, w, pixelSize) => {
    tint(1 + 0.09 * layeredNoise(u / 120, v / 120, w))
    const pores = Math.abs(noise(u / 3.1, v / 3.1, w)) + 0.6 * Math.abs(noise(u / 1.4, v / 1.4, w))
    tint(1 - 0.16 * (0.6 - pores) * visibility(3.5, pixelSize))
    tip(pores, u, v, w, 3, 0.7, pixelSize)
    const crease = noise(u / 70, v / 26, w + 5)
    surfaceSample.tipAlong += 0.1 * crease
  },
  oak: (u, v, w, pixelSize) => timber(u, v, w, pixelSize, 0.2, 1),
  walnut: (u, v, w, pixelSize) => timber(u, v, w, pixelSize, 0.34, 1.3),
  birch: (u, v, w, pixelSize) => timber(u, v, w, pixelSize, 0.09, 0.5),
  pine: (u, v, w, pixelSize) => {
    timber(u, v, w, pixelSize, 0.17, 0.8)
    knots(u, v, w)
  },
  teak: (u, v, w, pixelSize) => timber(u, v, w, pixelSize, 0.24, 1.1),
  painted: (u, v, w) => tint(1 + 0.025 * noise(u / 300, v / 40, w)),
  metal: (u, v, w, pixelSize) =>
    tint(1 + 0.05 * noise(u / 30, v / 1.5, w) * visibility(1.5, pixelSize)),
  marble: (u, v, w) => {
    const drift = layeredNoise(u / 260, v / 260, w) * 2.4
    const vein = 1 - Math.abs(Math.sin((u * 0.6 + v) / 150 + drift * 2.3))
    const fineVein = 1 - Math.abs(Math.sin((u - v * 0.7) / 90 + drift * 3.1 + 2))
    const strength = 0.42 * vein ** 9 + 0.22 * fineVein ** 14
    tint(1 + 0.05 * drift * 0.4)
    const dark = (surfaceSample.red + surfaceSample.green + surfaceSample.blue) / 3 < 0.12
    towards(dark ? 0.75 : 0.2, dark ? 0.72 : 0.19, dark ? 0.66 : 0.18, strength)
  },
  stone: (u, v, w, pixelSize) => {
    const grit = noise(u / 4, v / 4, w) * visibility(4, pixelSize)
    tint(1 + 0.1 * layeredNoise(u / 70, v / 70, w) + 0.12 * grit)
    tip(grit, u, v, w, 4, 0.4, pixelSize)
  },
  ceramic: (u, v, w, pixelSize) => {
    tint(1 + 0.05 * layeredNoise(u / 50, v / 50, w))
    const speck = noise(u / 2.3, v / 2.3, w)
    if (speck > 0.72) tint(1 - 0.35 * visibility(2.4, pixelSize))
  },
  rattan: (u, v, w, pixelSize) => wicker(u, v, w, pixelSize, 11),
  jute: (u, v, w, pixelSize) => {
    const row = Math.sin((v / 15) * Math.PI * 2)
    const ply = Math.sin((u / 15 + (row > 0 ? 0.25 : -0.25) * (v / 15)) * Math.PI * 2)
    const shown = visibility(15, pixelSize)
    tint(1 + (0.17 * row * row - 0.1 + 0.13 * ply) * shown + 0.08 * layeredNoise(u / 18, v / 18, w))
    surfaceSample.tipAcross += 0.5 * Math.cos((v / 15) * Math.PI * 2) * shown
  },
  leaf: (u, v, w) => tint(1 + 0.22 * noise(u / 40, v / 40, w)),
  soil: (u, v, w) => tint(1 + 0.4 * noise(u / 6, v / 6, w)),
  planks: (u, v, w, pixelSize) => boards(u, v, w, pixelSize, 165, 1750),
  deck: (u, v, w, pixelSize) => boards(u, v, w, pixelSize, 120, 2600),
  plaster: (u, v, w) => tint(1 + 0.004 * noise(u / 380, v / 380, w)),
  tile: (u, v, w, pixelSize) => {
    const edge = Math.min(distanceToMultiple(u, 600), distanceToMultiple(v, 600))
    tint(1 + 0.05 * layeredNoise(u / 150, v / 150, w))
    if (edge < 3 + pixelSize * 0.5) tint(0.84)
  },
}

/** 1 when a pattern of this size can be seen, 0 when it is finer than the pixels. */
function visibility(size: number, pixelSize: number): number {
  const share = (size / pixelSize - 1.2) / 1.8
  return share < 0 ? 0 : share > 1 ? 1 : share
}

function tint(by: number): void {
  surfaceSample.red *= by
  surfaceSample.green *= by
  surfaceSample.blue *= by
}

function towards(red: number, green: number, blue: number, share: number): void {
  surfaceSample.red += (red - surfaceSample.red) * share
  surfaceSample.green += (green - surfaceSample.green) * share
  surfaceSample.blue += (blue - surfaceSample.blue) * share
}

/** Tips the surface by the slope of its unevenness. */
function tip(
  height: number,
  u: number,
  v: number,
  w: number,
  size: number,
  strength: number,
  pixelSize: number,
): void {
  const shown = visibility(size * 1.4, pixelSize) * strength
  if (shown === 0) return
  const step = size * 0.35
  surfaceSample.tipAlong += (noise((u + step) / size, v / size, w) - height * 0.7) * shown * 0.5
  surfaceSample.tipAcross += (noise(u / size, (v + step) / size, w) - height * 0.7) * shown * 0.5
}

function weave(
  u: number,
  v: number,
  w: number,
  pixelSize: number,
  thread: number,
  depth: number,
): void {
  tint(1 + 0.045 * layeredNoise(u / 45, v / 45, w))
  const slub = noise(u / 26, v / 5, w) * 0.5 + noise(u / 5, v / 26, w + 3) * 0.5
  tint(1 + 0.09 * slub * visibility(6, pixelSize))
  const shown = visibility(thread * 1.6, pixelSize)
  if (shown === 0) return
  const column = Math.floor(u / thread)
  const row = Math.floor(v / thread)
  const over = ((column + row) & 1) === 0
  const across = u / thread - column - 0.5
  const down = v / thread - row - 0.5
  // An upper thread is round across its direction and lower at its ends.
  const round = over ? across : down
  const run = over ? down : across
  const height = (1 - 3.2 * round * round) * (1 - 1.6 * run * run)
  const yarn = noise(over ? column * 1.7 : u / 40, over ? v / 40 : row * 1.7, w)
  tint(1 - depth * shown * (0.62 - height) + 0.12 * shown * yarn)
  if (over) surfaceSample.tipAlong -= round * shown * 0.9
  else surfaceSample.tipAcross -= round * shown * 0.9
}

function timber(
  u: number,
  v: number,
  w: number,
  pixelSize: number,
  depth: number,
  pores: number,
): void {
  // Year rings as a cut through an uneven trunk: arched grain where the rings lie flat.
  const waver = noise(u / 420, v / 60, w / 60) * 1.6 + noise(u / 150, v / 25, w / 25) * 0.25
  const rings = (v + w * 0.35) / 26 + waver * 2.1
  const ring = rings - Math.floor(rings)
  const late = ring * ring * (ring < 0.86 ? 1 : (1 - ring) / 0.14)
  const tone = noise(u / 500, v / 45, w / 90)
  const shown = 0.35 + 0.65 * visibility(14, pixelSize)
  tint(1 + depth * (0.28 * tone - (late - 0.33) * shown))
  towards(
    surfaceSample.red * 0.9,
    surfaceSample.green * 0.78,
    surfaceSample.blue * 0.62,
    depth * late * 0.8 * shown,
  )
  const fleck = noise(u / 24, v / 1.5, w / 1.5)
  tint(1 - 0.11 * pores * Math.max(0, fleck) * visibility(2, pixelSize))
  const streak = noise(u / 130, v / 5, w / 5)
  tint(1 + 0.075 * streak * pores * visibility(5, pixelSize))
}

function knots(u: number, v: number, w: number): void {
  const cellU = Math.floor(u / 420)
  const cellV = Math.floor(v / 110)
  const luck = noise(cellU * 3.7 + 0.5, cellV * 5.3 + 0.5, Math.floor(w / 300) * 1.1 + 0.5)
  if (luck < 0.15) return
  const du = u / 420 - cellU - 0.5 - luck * 0.25
  const dv = v / 110 - cellV - 0.5
  const distance = Math.hypot(du * 420, dv * 160)
  const ring = Math.exp(-(distance * distance) / 240)
  towards(
    surfaceSample.red * 0.42,
    surfaceSample.green * 0.3,
    surfaceSample.blue * 0.2,
    ring * 0.85,
  )
}

function wicker(u: number, v: number, w: number, pixelSize: number, size: number): void {
  const shown = visibility(size, pixelSize)
  tint(1 + 0.1 * layeredNoise(u / 30, v / 30, w))
  const column = Math.floor(u / size)
  const row = Math.floor(v / size)
  const over = ((column + row) & 1) === 0
  const across = u / size - column - 0.5
  const down = v / size - row - 0.5
  const round = over ? across : down
  const run = over ? down : across
  const height = (1 - 2.6 * round * round) * (1 - 2.2 * run * run)
  tint(1 - 0.62 * shown * (0.55 - height) - 0.06 * (1 - shown))
  const strand = over ? column * 7.1 : row * 5.3
  tint(1 + 0.14 * noise(strand + 0.5, over ? row : column, w) * shown)
  if (over) surfaceSample.tipAlong -= round * shown
  else surfaceSample.tipAcross -= round * shown
}

function boards(
  u: number,
  v: number,
  w: number,
  pixelSize: number,
  wide: number,
  long: number,
): void {
  const row = Math.floor(v / wide)
  const shift = noise(row * 9.7 + 0.5, 3.5, 0.5) * long
  const plank = Math.floor((u + shift) / long)
  const own = noise(row * 3.3 + 0.5, plank * 7.7 + 0.5, 1.5)
  timber(u + own * 3000, v + row * 53, w + own * 700, pixelSize, 0.17, 0.9)
  tint(1 + 0.13 * own)
  // At a low angle a pixel covers more of a board's width than of its length.
  seam(distanceToMultiple(v, wide), Math.max(1.6, pixelSize * 1.9))
  seam(distanceToMultiple(u + shift, long), Math.max(1.6, pixelSize * 0.7))
}

function seam(distance: number, width: number): void {
  if (distance < width) tint(1 - 0.5 * (1 - distance / width) * Math.min(1, 3.4 / width))
}

/** Distance to the nearest multiple. */
function distanceToMultiple(value: number, period: number): number {
  const rest = value - Math.floor(value / period) * period
  return Math.min(rest, period - rest)
}
