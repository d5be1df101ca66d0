import { cloth as sheet } from '../../render/cloth.ts'
import { withPatternOffset, finish, shaded, type Finish } from '../../render/finish.ts'
import type { Part } from '../../render/mesh.ts'
import { curve } from '../../render/tube.ts'
import type { Vector } from '../../render/vector.ts'
import { bar, block, disc, part, rod } from '../parts/joinery.ts'
import type { FurnitureBuilder } from '../parts/furniture-spec.ts'

export const parasol: FurnitureBuilder = (spec) => {
  const { width, height, main, accent } = spec
  const r = width / 2
  const ribs = spec.pick('square', 3) === 0 ? 4 : 8
  const drop = r * spec.vary('drop', 0.26, 0.36)
  const hanging = spec.pick('hanging', 3) === 0
  /** How far the edge reaches and how low it hangs: farthest and lowest at the ribs. */
  const lobes = (angle: number) => {
    const part = ((angle / (Math.PI * 2)) * ribs + ribs + 0.5) % 1
    const inCell = Math.abs(part - 0.5) * 2
    const flat = Math.cos(Math.PI / ribs) / Math.cos((1 - inCell) * (Math.PI / ribs))
    return { reach: flat, sag: 1 - inCell }
  }
  const canopyAt = (angle: number, s: number, above = 0): Vector => {
    const { reach, sag } = lobes(angle)
    const radius = r * s * (1 + (reach - 1) * s)
    return [
      Math.cos(angle) * radius,
      height - drop * s ** 1.25 - sag * 34 * s * s + above,
      Math.sin(angle) * radius,
    ]
  }
  const canopy = part(
    sheet((u, v) => canopyAt(-u * Math.PI * 2 + Math.PI / 8, v), {
      columns: ribs * 12,
      rows: 16,
      thickness: 3,
      size: [Math.PI * r, r],
    }),
    { ...main, glow: 0.05 },
  )
  const valance = part(
    sheet(
      (u, v) => {
        const angle = -u * Math.PI * 2 + Math.PI / 8
        const { reach, sag } = lobes(angle)
        return [
          Math.cos(angle) * r * reach,
          height - drop - sag * 34 - v * 120,
          Math.sin(angle) * r * reach,
        ]
      },
      { columns: ribs * 12, rows: 2, thickness: 3, size: [Math.PI * 2 * r, 120] },
    ),
    withPatternOffset(main, 3),
  )
  // Over each rib is a seam, under it a stay.
  const stays = Array.from({ length: ribs }, (_, i) => (i / ribs) * Math.PI * 2).flatMap(
    (angle) => [
      rod(
        shaded(main, 0.8),
        [0.04, 0.25, 0.5, 0.75, 1].map((s) => canopyAt(angle, s, 3)),
        6,
        { sides: 6 },
      ),
      bar(accent, [0, height - 30, 0], canopyAt(angle, 0.98, -14), 8, { sides: 6 }),
    ],
  )
  const stand = finish('stone', '8A8781')
  const top: Part[] = [
    canopy,
    ...(spec.pick('valance', 2) ? [valance] : []),
    ...stays,
    disc(accent, 30, 46, [0, height - 6, 0]),
  ]
  if (hanging) {
    const x = r * 0.98
    return [
      ...top,
      block(stand, [900, 60, 900], [x, 0, 0], { round: 12 }),
      rod(
        accent,
        [
          [x, 50, 0],
          [x, height * 0.7, 0],
          [x * 0.94, height + 120, 0],
        ],
        30,
        { smooth: 6, sides: 14 },
      ),
      rod(
        accent,
        [
          [x * 0.98, height * 0.86, 0],
          [x * 0.6, height + 210, 0],
          [0, height + 30, 0],
        ],
        22,
        { smooth: 8, sides: 12 },
      ),
    ]
  }
  return [
    ...top,
    disc(stand, r * 0.24, 60, [0, 0, 0]),
    bar(accent, [0, 50, 0], [0, height, 0], 28, { sides: 16 }),
    bar(shaded(accent, 0.8), [0, 60, 0], [0, 330, 0], 40, { sides: 16 }),
  ]
}

export const hammock: FurnitureBuilder = (spec) => {
  const { main, accent } = spec
  const long = Math.max(spec.width, 2400)
  const wide = Math.min(1100, Math.max(700, spec.depth * 0.8))
  const high = Math.max(900, Math.min(spec.height, 1300))
  const striped: Finish = {
    ...main,
    pattern: spec.pick('stripes', 2) ? 'stripes' : undefined,
    second: [0.85, 0.81, 0.73],
  }
  const half = long * 0.34
  const ringAt = (side: number): Vector => [side * long * 0.45, high - 60, 0]
  const bed = part(
    sheet(
      (u, v) => {
        const x = (u - 0.5) * 2
        const s = (v - 0.5) * 2
        const spreadOut = wide * (0.32 + 0.18 * (1 - x * x))
        return [
          x * half,
          high * 0.36 + 380 * x * x * (1 - 0.1 * s * s) + 190 * s * s * (1 - 0.45 * x * x),
          -s * spreadOut,
        ]
      },
      { columns: 36, rows: 22, thickness: 8, size: [wide, long * 0.7] },
    ),
    striped,
  )
  const cords = [-1, 1].flatMap((side) =>
    Array.from({ length: 11 }, (_, i) => {
      const s = (i / 10 - 0.5) * 2
      return bar(
        finish('cotton', 'E4DAC6'),
        [side * half, high * 0.36 + 380 * (1 - 0.1 * s * s) + 104 * s * s, -s * wide * 0.32],
        ringAt(side),
        4,
        { sides: 5 },
      )
    }),
  )
  const stand = curve(
    [
      [-long * 0.5, high, 0],
      [-long * 0.44, high * 0.5, 0],
      [-long * 0.26, 110, 0],
      [0, 60, 0],
      [long * 0.26, 110, 0],
      [long * 0.44, high * 0.5, 0],
      [long * 0.5, high, 0],
    ],
    8,
  )
  return [
    bed,
    ...cords,
    rod(accent, stand, 34, { sides: 12 }),
    ...[-1, 1].map((side) =>
      block(accent, [70, 60, 1000], [side * long * 0.24, 0, 0], { round: 12 }),
    ),
    ...[-1, 1].map((side) =>
      bar(finish('metal', '6B6B6B'), ringAt(side), [side * long * 0.49, high - 20, 0], 6, {
        sides: 8,
      }),
    ),
  ]
}
