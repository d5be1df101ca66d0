import { cloth as sheet } from '../../render/cloth.ts'
import type { Finish } from '../../render/finish.ts'
import type { Part } from '../../render/mesh.ts'
import { curve } from '../../render/tube.ts'
import { squircle } from '../../render/turned-form.ts'
import type { Vector } from '../../render/vector.ts'
import { bar, disc, part, rod, twoBars } from '../parts/joinery.ts'
import type { FurnitureSpec } from '../parts/furniture-spec.ts'

export function saddle(
  spec: FurnitureSpec,
  frame: Finish,
  width: number,
  depth: number,
  y: number,
): Part {
  const outline = squircle(width / 2, depth / 2, spec.pick('seatForm', 2) ? 2.6 : 4)
  return disc(frame, 1, 34, [0, y - 34, 6], { outline: (a) => outline(a) })
}

export function spindleBack(
  { width, depth, height }: FurnitureSpec,
  frame: Finish,
  seatY: number,
): Part[] {
  const z = -depth / 2 + 40
  const count = 7
  const railAt = (t: number): Vector => [
    (t - 0.5) * (width - 20),
    height - 26 - 10 * Math.abs(t - 0.5),
    z - 70 + 130 * (2 * (t - 0.5)) ** 2,
  ]
  return [
    rod(
      frame,
      Array.from({ length: 15 }, (_, i) => railAt(i / 14)),
      (t) => 17 + 9 * Math.sin(Math.PI * t),
      { sides: 14, flat: [0.62, 1.3] },
    ),
    ...Array.from({ length: count }, (_, i) => {
      const t = 0.08 + (0.84 * i) / (count - 1)
      const top = railAt(t)
      return bar(
        frame,
        [(t - 0.5) * (width - 120), seatY - 8, z + 10 + 36 * (2 * t - 1) ** 2],
        [top[0], top[1] - 6, top[2]],
        8,
        { sides: 10 },
      )
    }),
  ]
}

export function wishBack(
  { width, depth, height }: FurnitureSpec,
  frame: Finish,
  seatY: number,
): Part[] {
  const z = -depth / 2 + 40
  const hoop = curve(
    [
      [-width / 2 + 10, height - 100, depth * 0.14],
      [-width / 2 + 6, height - 70, -depth * 0.12],
      [-width * 0.3, height - 30, z - 20],
      [0, height - 18, z - 48],
      [width * 0.3, height - 30, z - 20],
      [width / 2 - 6, height - 70, -depth * 0.12],
      [width / 2 - 10, height - 100, depth * 0.14],
    ],
    5,
  )
  const post = (side: number) =>
    rod(
      frame,
      [
        [side * (width / 2 - 60), seatY - 30, z + 12],
        [side * (width / 2 - 34), (seatY + height) / 2, z + 40],
        [side * (width / 2 - 24), height - 66, -depth * 0.16],
      ],
      15,
      { smooth: 5, sides: 12 },
    )
  const fork = (side: number) =>
    rod(
      frame,
      [
        [0, seatY + 10, z - 4],
        [side * 6, seatY + (height - seatY) * 0.4, z - 22],
        [side * 62, height - 34, z - 40],
      ],
      11,
      { smooth: 5, sides: 10, flat: [1.5, 0.6] },
    )
  return [
    rod(frame, hoop, 17, { sides: 14, flat: [0.8, 1.15] }),
    post(-1),
    post(1),
    fork(-1),
    fork(1),
  ]
}

export function ladderBack(
  { width, depth, height, count }: FurnitureSpec,
  frame: Finish,
  seatY: number,
): Part[] {
  const z = -depth / 2 + 36
  const x = width / 2 - 38
  const rungs = Math.max(2, Math.min(4, count + 1))
  const at = (share: number): [number, number] => [seatY + (height - seatY) * share, z - 62 * share]
  return [
    ...twoBars(frame, [x, seatY - 40, z + 8], [x, height, z - 66], (t) => 17 - 4 * t, {
      sides: 12,
    }),
    ...Array.from({ length: rungs }, (_, i) => {
      const [y, zz] = at(0.36 + (0.56 * i) / Math.max(1, rungs - 1))
      return rod(
        frame,
        [
          [-x, y, zz],
          [0, y + 4, zz - 34],
          [x, y, zz],
        ],
        26,
        { smooth: 6, sides: 12, flat: [0.42, 1.1] },
      )
    }),
  ]
}

export function plyBack(
  { width, depth, height }: FurnitureSpec,
  frame: Finish,
  seatY: number,
): Part[] {
  const z = -depth / 2 + 36
  const low = seatY + (height - seatY) * 0.42
  const panel = sheet(
    (u, v) => {
      const x = (u - 0.5) * 2
      const corner = 1 - 0.1 * Math.abs(2 * v - 1) ** 4
      return [
        x * (width / 2 - 10) * corner,
        low + v * (height - low) * (1 - 0.07 * x ** 4) + 6 * x * x,
        z - 62 - 20 * v + 96 * x * x,
      ]
    },
    { columns: 26, rows: 10, thickness: 13, size: [width, 200] },
  )
  return [
    part(panel, frame),
    ...twoBars(
      frame,
      [width / 2 - 90, seatY - 30, z + 14],
      [width / 2 - 92, height - 40, z - 52],
      13,
      { sides: 12 },
    ),
  ]
}
