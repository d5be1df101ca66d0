import { type ShadowMap, nothing } from './shadow-map.ts'

/**
 * A shadow map at a quarter, an eighth … of its size: for each pixel the share of it that is covered, and the sum of the nearness
 * there. A margin of nothing, two pixels wide, surrounds each.
 */
export type CoverLevel = {
  size: number
  /** Its pixels for each of the shadow map. */
  scale: number
  values: Float32Array
}

export function createCoverLevels(mapSize: number): CoverLevel[] {
  return Array.from({ length: levelCount }, (_, level) => {
    const scale = 0.5 ** (level + 2)
    const size = Math.ceil(mapSize * scale)
    return { size, scale, values: new Float32Array((size + 4) ** 2 * 2) }
  })
}

const levelCount = 4

export function fillCoverLevels(map: ShadowMap, levels: readonly CoverLevel[]): void {
  const [first] = levels
  first!.values.fill(0)
  for (let y = 0; y < map.size; y++) {
    const row = ((y >> 2) + 2) * (first!.size + 4) + 2
    for (let x = 0; x < map.size; x++) {
      const near = map.nearness[y * map.size + x]!
      if (near === nothing) continue
      const at = (row + (x >> 2)) * 2
      first!.values[at]! += 1 / 16
      first!.values[at + 1]! += near / 16
    }
  }
  for (let level = 1; level < levels.length; level++) {
    const from = levels[level - 1]!
    const { size, values } = levels[level]!
    values.fill(0)
    for (let y = 0; y < from.size; y++) {
      const row = ((y >> 1) + 2) * (size + 4) + 2
      const fromRow = (y + 2) * (from.size + 4) + 2
      for (let x = 0; x < from.size; x++) {
        const at = (row + (x >> 1)) * 2
        const fromAt = (fromRow + x) * 2
        values[at]! += from.values[fromAt]! * 0.25
        values[at + 1]! += from.values[fromAt + 1]! * 0.25
      }
    }
  }
}

/** Result of `sampleCover`. */
const cover = { share: 0, nearness: 0 }

/** Weighs nine pixels by a curve without corners: with four, a far shadow is a square. */
function sampleCover({ size, scale, values }: CoverLevel, x: number, y: number): void {
  const column = Math.max(0.5, Math.min(size + 2.499, (x + 0.5) * scale + 1.5))
  const row = Math.max(0.5, Math.min(size + 2.499, (y + 0.5) * scale + 1.5))
  const x0 = Math.floor(column + 0.5)
  const y0 = Math.floor(row + 0.5)
  const right = column - x0
  const down = row - y0
  const left = 0.5 * (0.5 - right) ** 2
  const middle = 0.75 - right * right
  const beside = 0.5 * (0.5 + right) ** 2
  cover.share = 0
  cover.nearness = 0
  for (let step = -1; step <= 1; step++) {
    const at = ((y0 + step) * (size + 4) + x0 - 1) * 2
    const weight = step === 0 ? 0.75 - down * down : 0.5 * (0.5 + step * down) ** 2
    cover.share +=
      weight * (values[at]! * left + values[at + 2]! * middle + values[at + 4]! * beside)
    cover.nearness +=
      weight * (values[at + 1]! * left + values[at + 3]! * middle + values[at + 5]! * beside)
  }
}

/**
 * Share of the light that reaches a point behind everything, such as a floor: the farther what shades it, the larger the part of
 * the map that counts. Shadows are crisp at the foot of a leg and soft under a table.
 *
 * @param at where points are in the shadow map, and how near; `position` is the point's
 * @param softness pixels of the shadow map for each millimetre of distance
 */
export function softLitShare(
  levels: readonly CoverLevel[],
  at: Float32Array,
  position: number,
  softness: number,
): number {
  const x = at[position]!
  const y = at[position + 1]!
  const near = at[position + 2]!
  const last = levels.length - 1
  let level = last
  for (let step = 0; step < 2; step++) {
    const whole = Math.round(level)
    sampleCover(levels[whole]!, x, y)
    if (cover.share < 0.001) return 1
    const distance = cover.nearness / cover.share - near
    if (distance < 0) return 1
    level = Math.max(0, Math.min(last, Math.log2(1 + distance * softness) - 2))
  }
  const whole = Math.min(last - 1, Math.floor(level))
  sampleCover(levels[whole]!, x, y)
  const fine = cover.share
  sampleCover(levels[whole + 1]!, x, y)
  return 1 - Math.min(1, fine + (cover.share - fine) * (level - whole))
}
