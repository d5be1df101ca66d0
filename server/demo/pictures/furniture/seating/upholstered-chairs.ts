import { box } from '../../render/box.ts'
import { cloth as sheet } from '../../render/cloth.ts'
import { withPatternOffset } from '../../render/finish.ts'
import type { Part } from '../../render/mesh.ts'
import { bent } from '../../render/placement.ts'
import { block, cushion, part, rod } from '../parts/joinery.ts'
import { legs } from '../parts/legs.ts'
import type { FurnitureSpec } from '../parts/furniture-spec.ts'
import { softMaterials } from '../parts/furniture-spec.ts'

/** Seat and back in one bent shell. */
export function shellChair(spec: FurnitureSpec, seatY: number): Part[] {
  const { width, depth, height, accent } = spec
  const soft = softMaterials.has(spec.subject.material)
  const thick = soft ? 40 : 14
  const bucket = spec.vary('bucket', 0.35, 1)
  const rise = height - seatY
  const shell = sheet(
    (u, v) => {
      const x = (u - 0.5) * 2
      const edge = Math.abs(x) ** 2.6
      // v runs from the front edge of the seat to the top of the back.
      const turn = Math.max(0, Math.min(1, (v - 0.4) / 0.25))
      const soft = turn * turn * (3 - 2 * turn)
      const seatZ = depth / 2 - 20 - v * depth * 1.5
      const backZ = -depth / 2 + 76 - (v - 0.52) * 150
      const y =
        seatY -
        10 -
        34 * Math.sin(Math.min(1, v / 0.5) * Math.PI) * 0.5 -
        (v < 0.12 ? (0.12 - v) * 180 : 0)
      const yBack = seatY + ((v - 0.5) / 0.5) * rise
      const wide = (v > 0.75 ? 1 - ((v - 0.75) / 0.25) ** 2 * 0.22 : 1) * (v < 0.1 ? 0.9 + v : 1)
      return [
        x * (width / 2 - thick / 2) * wide,
        y * (1 - soft) +
          yBack * soft +
          edge * 74 * bucket * (1 - Math.abs(v - 0.5) * 0.9) -
          (v > 0.7 ? ((v - 0.7) / 0.3) ** 2 * x ** 4 * rise * 0.3 : 0),
        seatZ * (1 - soft) + backZ * soft + edge * 96 * soft * bucket,
      ]
    },
    { columns: 26, rows: 34, thickness: thick, size: [width, depth + rise] },
  )
  const style =
    spec.subject.legs === 'none' || spec.subject.legs === 'block' ? 'tapered' : spec.subject.legs
  return [
    ...legs(style, accent, {
      width: width * 0.92,
      depth: depth * 0.9,
      height: seatY - 44,
      inset: 66,
      thick: 36,
    }),
    block(accent, [width * 0.62, 14, depth * 0.6], [0, seatY - 56, 0], { round: 6 }),
    part(shell, spec.main),
  ]
}

export function paddedChair(spec: FurnitureSpec, seatY: number, form: number): Part[] {
  const { width, depth, height, cloth, accent } = spec
  const style =
    spec.subject.legs === 'none' || spec.subject.legs === 'block' ? 'tapered' : spec.subject.legs
  const back =
    form === 1
      ? part(
          bent(
            box(width - 20, height - seatY + 26, 58, { round: 28, puff: 10, seed: 3 }),
            ([x, y, z]) => [x, y, z + (x / (width / 2)) ** 2 * 54 - (y / (height - seatY)) * 56],
          ),
          withPatternOffset(cloth, 2),
          { at: [0, seatY - 26, -depth / 2 + 44] },
        )
      : part(
          bent(
            box(width - 50, (height - seatY) * 0.62, 50, { round: 24, puff: 12, seed: 5 }),
            ([x, y, z]) => [x * (1 - 0.0003 * y), y, z + (x / (width / 2)) ** 2 * 60],
          ),
          withPatternOffset(cloth, 2),
          { at: [0, seatY + (height - seatY) * 0.38, -depth / 2 + 18], turn: [-8, 0, 0] },
        )
  const posts =
    form === 1
      ? []
      : [-1, 1].map((side) =>
          rod(
            accent,
            [
              [side * (width / 2 - 74), seatY - 60, -depth / 2 + 56],
              [side * (width / 2 - 80), height - 60, -depth / 2 + 4],
            ],
            11,
            { sides: 12 },
          ),
        )
  return [
    ...legs(style, accent, {
      width: width - 20,
      depth: depth - 30,
      height: seatY - 84,
      inset: 46,
      thick: 38,
    }),
    ...cushion(cloth, [width - 14, 92, depth - 24], [0, seatY - 88, 8], {
      puff: 14,
      soft: 2,
      round: 40,
    }),
    ...posts,
    back,
  ]
}
