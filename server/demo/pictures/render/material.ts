import type { Finish, Pattern } from './finish.ts'
import { surfacePoint } from './grain.ts'
import type { Part } from './mesh.ts'
import { patternShare } from './pattern.ts'
import { powerTable } from './power-table.ts'
import { reflections, solidSurfaces, surfaceSample, surfaceSamplers } from './surface.ts'

/**
 * A part's finish prepared for shading: everything that would be looked up for each pixel. All materials have
 * the same fields in the same order, which makes reading them several times as fast.
 */
export interface Material {
  red: number
  green: number
  blue: number
  pattern: Pattern | undefined
  secondRed: number
  secondGreen: number
  secondBlue: number
  /** The grain's depth is `depthScale` times the point's, plus `depthShift`. */
  depthScale: number
  depthShift: number
  addGrain: (() => void) | undefined
  glow: number
  isClear: boolean
  /** As in `Reflection`; `shine` is the power table of its tightness. */
  gloss: number
  shine: Float32Array
  mirror: number
  sheen: number
  /** Whether highlights, and what is mirrored, take the colour of the surface. */
  hasColoredShine: boolean
  isMetal: boolean
}

/** The materials of parts, one for each. */
export function materialsOf(parts: readonly Part[]): Material[] {
  const tables = new Map<number, Float32Array>()
  const tableOf = (exponent: number) => {
    const table = tables.get(exponent) ?? powerTable(exponent)
    tables.set(exponent, table)
    return table
  }
  return parts.map(({ finish }) => materialOf(finish, tableOf))
}

function materialOf(finish: Finish, tableOf: (exponent: number) => Float32Array): Material {
  const { surface, red, green, blue, pattern, second, seed, glow } = finish
  const { gloss, tight, mirror, sheen } = reflections[surface]
  const isSolid = solidSurfaces.has(surface)
  return {
    red,
    green,
    blue,
    pattern: second && pattern,
    secondRed: second?.[0] ?? red,
    secondGreen: second?.[1] ?? green,
    secondBlue: second?.[2] ?? blue,
    depthScale: isSolid ? 1 : 0.008,
    depthShift: seed * (isSolid ? 131 : 1.31),
    addGrain: surfaceSamplers[surface],
    glow,
    isClear: surface === 'glass',
    gloss,
    shine: tableOf(tight),
    mirror,
    sheen,
    hasColoredShine: mirror > 0.1 && mirror < 0.9,
    isMetal: surface === 'metal' || surface === 'brass',
  }
}

/**
 * Computes the colour of a material at `surfacePoint`, whose depth becomes that of the material's grain; the
 * result is written to `surfaceSample`. Patterns finer than a pixel are left out to avoid flicker.
 */
export function sampleMaterial(material: Material): void {
  surfaceSample.red = material.red
  surfaceSample.green = material.green
  surfaceSample.blue = material.blue
  surfaceSample.tipAlong = 0
  surfaceSample.tipAcross = 0
  if (material.pattern) {
    const share = patternShare(material.pattern, surfacePoint)
    surfaceSample.red += (material.secondRed - material.red) * share
    surfaceSample.green += (material.secondGreen - material.green) * share
    surfaceSample.blue += (material.secondBlue - material.blue) * share
  }
  if (!material.addGrain) return
  surfacePoint.w = surfacePoint.w * material.depthScale + material.depthShift
  material.addGrain()
}
