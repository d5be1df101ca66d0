import type { Surface } from './finish.ts'
import { grain, layeredGrain, surfacePoint, visibility, visibleGrain } from './grain.ts'
import { noise } from './noise.ts'

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

/** Colour of a surface at `surfacePoint` in linear light, and the surface's slope. */
export const surfaceSample = { red: 0, green: 0, blue: 0, tipAlong: 0, tipAcross: 0 }

/**
 * Surfaces whose grain continues in depth, like the rings of wood. Cloth and stone only have to differ between
 * pieces, and would show stripes where a rounded edge cuts their noise.
 */
export const solidSurfaces: ReadonlySet<Surface> = new Set([
  'oak',
  'walnut',
  'birch',
  'pine',
  'teak',
  'planks',
  'deck',
])

/** Adds a surface's grain at `surfacePoint` to `surfaceSample`; surfaces without one are even. */
export const surfaceSamplers: Partial<Record<Surface, () => void>> = {
  fabric: () => weave(3.4, 0.34),
  linen: () => {
    weave(2.6, 0.36)
    tint(1 + 0.09 * visibleGrain(3, 90, 3.2))
  },
  cotton: () => weave(2, 0.26),
  wool: () => {
    const nap = layeredGrain(9, 9)
    tint(1 + 0.1 * nap + 0.05 * visibleGrain(12, 70, 12))
    tip(nap, 4.5, 0.7)
  },
  boucle: () => {
    const curl = grain(7.5, 7.5) + 0.6 * grain(3.4, 3.4, 1, 9)
    tint(1 + 0.17 * curl * visibility(7) + 0.05 * grain(40, 40))
    tip(curl, 6.5, 1.5)
  },
  velvet: () => {
    const brushed = layeredGrain(130, 190)
    tint(0.92 + 0.16 * brushed + 0.05 * visibleGrain(5, 3, 14))
    surfaceSample.tipAlong = 0.18 * grain(120, 150, 1, 40)
  },
  leather: () => {
    tint(1 + 0.09 * layeredGrain(120, 120))
    if (visibility(4.2) > 0) {
      const pores = Math.abs(grain(3.1, 3.1)) + 0.6 * Math.abs(grain(1.4, 1.4))
      tint(1 - 0.16 * (0.6 - pores) * visibility(3.5))
      tip(pores, 3, 0.7)
    }
    surfaceSample.tipAlong += 0.1 * grain(70, 26, 1, 5)
  },
  oak: () => timber(0.2, 1),
  walnut: () => timber(0.34, 1.3),
  birch: () => timber(0.09, 0.5),
  pine: () => {
    timber(0.17, 0.8)
    knots()
  },
  teak: () => timber(0.24, 1.1),
  painted: () => tint(1 + 0.025 * grain(300, 40)),
  metal: () => tint(1 + 0.05 * visibleGrain(1.5, 30, 1.5)),
  marble: () => {
    const { u, v } = surfacePoint
    const drift = layeredGrain(260, 260) * 2.4
    const vein = 1 - Math.abs(Math.sin((u * 0.6 + v) / 150 + drift * 2.3))
    const fineVein = 1 - Math.abs(Math.sin((u - v * 0.7) / 90 + drift * 3.1 + 2))
    const strength = 0.42 * vein ** 9 + 0.22 * fineVein ** 14
    tint(1 + 0.05 * drift * 0.4)
    const dark = (surfaceSample.red + surfaceSample.green + surfaceSample.blue) / 3 < 0.12
    towards(dark ? 0.75 : 0.2, dark ? 0.72 : 0.19, dark ? 0.66 : 0.18, strength)
  },
  stone: () => {
    const grit = visibleGrain(4, 4, 4)
    tint(1 + 0.1 * layeredGrain(70, 70) + 0.12 * grit)
    tip(grit, 4, 0.4)
  },
  ceramic: () => {
    tint(1 + 0.05 * layeredGrain(50, 50))
    const shown = visibility(2.4)
    if (shown > 0 && grain(2.3, 2.3) > 0.72) tint(1 - 0.35 * shown)
  },
  rattan: () => wicker(11),
  jute: () => {
    const { u, v } = surfacePoint
    const row = Math.sin((v / 15) * Math.PI * 2)
    const ply = Math.sin((u / 15 + (row > 0 ? 0.25 : -0.25) * (v / 15)) * Math.PI * 2)
    const shown = visibility(15)
    tint(1 + (0.17 * row * row - 0.1 + 0.13 * ply) * shown + 0.08 * layeredGrain(18, 18))
    surfaceSample.tipAcross += 0.5 * Math.cos((v / 15) * Math.PI * 2) * shown
  },
  leaf: () => tint(1 + 0.22 * grain(40, 40)),
  soil: () => tint(1 + 0.4 * grain(6, 6)),
  planks: () => boards(165, 1750),
  deck: () => boards(120, 2600),
  tile: () => {
    const { u, v, pixelSize } = surfacePoint
    const edge = Math.min(distanceToMultiple(u, 600), distanceToMultiple(v, 600))
    tint(1 + 0.05 * layeredGrain(150, 150))
    if (edge < 3 + pixelSize * 0.5) tint(0.84)
  },
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
function tip(height: number, size: number, strength: number): void {
  const shown = visibility(size * 1.4) * strength
  if (shown === 0) return
  const { u, v, w } = surfacePoint
  const x = u / size
  const y = v / size
  surfaceSample.tipAlong += (noise(x + 0.35, y, w) - height * 0.7) * shown * 0.5
  surfaceSample.tipAcross += (noise(x, y + 0.35, w) - height * 0.7) * shown * 0.5
}

function weave(thread: number, depth: number): void {
  tint(1 + 0.045 * layeredGrain(45, 45))
  tint(1 + 0.045 * (visibleGrain(6, 26, 5) + visibleGrain(6, 5, 26, 1, 3)))
  const shown = visibility(thread * 1.6)
  if (shown === 0) return
  const { u, v, w } = surfacePoint
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

function timber(depth: number, pores: number): void {
  const { v, w } = surfacePoint
  // Year rings as a cut through an uneven trunk: arched grain where the rings lie flat.
  const waver = grain(420, 60, 60) * 1.6 + grain(150, 25, 25) * 0.25
  const rings = (v + w * 0.35) / 26 + waver * 2.1
  const ring = rings - Math.floor(rings)
  const late = ring * ring * (ring < 0.86 ? 1 : (1 - ring) / 0.14)
  const tone = grain(500, 45, 90)
  const shown = 0.35 + 0.65 * visibility(14)
  tint(1 + depth * (0.28 * tone - (late - 0.33) * shown))
  towards(
    surfaceSample.red * 0.9,
    surfaceSample.green * 0.78,
    surfaceSample.blue * 0.62,
    depth * late * 0.8 * shown,
  )
  tint(1 - 0.11 * pores * Math.max(0, visibleGrain(2, 24, 1.5, 1.5)))
  tint(1 + 0.075 * pores * visibleGrain(5, 130, 5, 5))
}

function knots(): void {
  const { u, v, w } = surfacePoint
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

function wicker(size: number): void {
  const { u, v, w } = surfacePoint
  const shown = visibility(size)
  tint(1 + 0.1 * layeredGrain(30, 30))
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

function boards(wide: number, long: number): void {
  const { u, v, w, pixelSize } = surfacePoint
  const row = Math.floor(v / wide)
  const shift = noise(row * 9.7 + 0.5, 3.5, 0.5) * long
  const plank = Math.floor((u + shift) / long)
  const own = noise(row * 3.3 + 0.5, plank * 7.7 + 0.5, 1.5)
  surfacePoint.u = u + own * 3000
  surfacePoint.v = v + row * 53
  surfacePoint.w = w + own * 700
  timber(0.17, 0.9)
  tint(1 + 0.13 * own)
  // At a low angle a pixel covers more of a board's width than of its length.
  seam(distanceToMultiple(v, wide), Math.max(1.6, pixelSize * 1.9))
  seam(distanceToMultiple(u + shift, long), Math.max(1.6, pixelSize * 0.7))
}

function seam(distance: number, width: number): void {
  if (distance < width) tint(1 - 0.5 * (1 - distance / width) * Math.min(1, 3.4 / width))
}

/** Distance to the nearest multiple. */
export function distanceToMultiple(value: number, period: number): number {
  const rest = value - Math.floor(value / period) * period
  return Math.min(rest, period - rest)
}
