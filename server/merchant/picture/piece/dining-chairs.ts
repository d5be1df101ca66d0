import { box } from '../render/box.ts'
import { cloth as sheet } from '../render/cloth.ts'
import { another } from '../render/finish.ts'
import type { Finish } from '../render/finish.ts'
import type { Part } from '../render/mesh.ts'
import { bent } from '../render/placement.ts'
import { curve } from '../render/tube.ts'
import { squircle } from '../render/turned-form.ts'
import type { Vector } from '../render/vector.ts'
import { block, cushion, disc, part, rod } from './joinery.ts'
import { legs } from './legs.ts'
import type { Order, Workshop } from './order.ts'
import { softMaterials } from './order.ts'

export const diningChair: Workshop = (order) => {
  const soft = softMaterials.has(order.subject.material)
  const form = order.pick('form', soft ? 3 : 4)
  const { width, depth, accent } = order
  const seatY = Math.min(order.height * 0.62, 455)
  if (order.subject.material === 'plastic' || (soft && form === 0)) return shellChair(order, seatY)
  if (soft) return paddedChair(order, seatY, form)
  const frame = order.main
  const back: Record<number, () => Part[]> = {
    0: () => spindleBack(order, frame, seatY),
    1: () => wishBack(order, frame, seatY),
    2: () => ladderBack(order, frame, seatY),
    3: () => plyBack(order, frame, seatY),
  }
  const isSaddle = order.subject.material === 'metal' || form === 3 || order.pick('seat', 2) === 0
  const seat = isSaddle
    ? [saddle(order, frame, width - 30, depth - 40, seatY)]
    : [
        block(frame, [width - 40, 34, depth - 50], [0, seatY - 60, 0], { round: 14 }),
        ...cushion(order.cloth, [width - 50, 48, depth - 56], [0, seatY - 34, 4], {
          puff: 12,
          soft: 2,
          seam: false,
        }),
      ]
  const style =
    order.subject.legs === 'none' || order.subject.legs === 'block' ? 'tapered' : order.subject.legs
  return [
    ...legs(
      style,
      order.subject.legs === 'none' ? frame : accent.surface === frame.surface ? frame : accent,
      {
        width: width - 30,
        depth: depth - 40,
        height: seatY - 36,
        inset: 36,
        thick: 38,
        reach: isSaddle ? 0.76 : undefined,
      },
    ),
    ...seat,
    ...(back[form] ?? back[0]!)(),
  ]
}

export function saddle(order: Order, frame: Finish, width: number, depth: number, y: number): Part {
  const outline = squircle(width / 2, depth / 2, order.pick('seatForm', 2) ? 2.6 : 4)
  return disc(frame, 1, 34, [0, y - 34, 6], { outline: (a) => outline(a) })
}

function spindleBack({ width, depth, height }: Order, frame: Finish, seatY: number): Part[] {
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
      return rod(
        frame,
        [
          [(t - 0.5) * (width - 120), seatY - 8, z + 10 + 36 * (2 * t - 1) ** 2],
          [top[0], top[1] - 6, top[2]],
        ],
        8,
        { sides: 10 },
      )
    }),
  ]
}

function wishBack({ width, depth, height }: Order, frame: Finish, seatY: number): Part[] {
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
      curve(
        [
          [side * (width / 2 - 60), seatY - 30, z + 12],
          [side * (width / 2 - 34), (seatY + height) / 2, z + 40],
          [side * (width / 2 - 24), height - 66, -depth * 0.16],
        ],
        5,
      ),
      15,
      { sides: 12 },
    )
  const fork = (side: number) =>
    rod(
      frame,
      curve(
        [
          [0, seatY + 10, z - 4],
          [side * 6, seatY + (height - seatY) * 0.4, z - 22],
          [side * 62, height - 34, z - 40],
        ],
        5,
      ),
      11,
      { sides: 10, flat: [1.5, 0.6] },
    )
  return [
    rod(frame, hoop, 17, { sides: 14, flat: [0.8, 1.15] }),
    post(-1),
    post(1),
    fork(-1),
    fork(1),
  ]
}

function ladderBack({ width, depth, height, count }: Order, frame: Finish, seatY: number): Part[] {
  const z = -depth / 2 + 36
  const x = width / 2 - 38
  const rungs = Math.max(2, Math.min(4, count + 1))
  const at = (share: number): [number, number] => [seatY + (height - seatY) * share, z - 62 * share]
  return [
    ...[-1, 1].map((side) =>
      rod(
        frame,
        [
          [side * x, seatY - 40, z + 8],
          [side * x, height, z - 66],
        ],
        (t) => 17 - 4 * t,
        { sides: 12 },
      ),
    ),
    ...Array.from({ length: rungs }, (_, i) => {
      const [y, zz] = at(0.36 + (0.56 * i) / Math.max(1, rungs - 1))
      return rod(
        frame,
        curve(
          [
            [-x, y, zz],
            [0, y + 4, zz - 34],
            [x, y, zz],
          ],
          6,
        ),
        26,
        { sides: 12, flat: [0.42, 1.1] },
      )
    }),
  ]
}

function plyBack({ width, depth, height }: Order, frame: Finish, seatY: number): Part[] {
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
    ...[-1, 1].map((side) =>
      rod(
        frame,
        [
          [side * (width / 2 - 90), seatY - 30, z + 14],
          [side * (width / 2 - 92), height - 40, z - 52],
        ],
        13,
        { sides: 12 },
      ),
    ),
  ]
}

/** Seat and back in one bent shell. */
function shellChair(order: Order, seatY: number): Part[] {
  const { width, depth, height, accent } = order
  const soft = softMaterials.has(order.subject.material)
  const thick = soft ? 40 : 14
  const bucket = order.vary('bucket', 0.35, 1)
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
    order.subject.legs === 'none' || order.subject.legs === 'block' ? 'tapered' : order.subject.legs
  return [
    ...legs(style, accent, {
      width: width * 0.92,
      depth: depth * 0.9,
      height: seatY - 44,
      inset: 66,
      thick: 36,
    }),
    block(accent, [width * 0.62, 14, depth * 0.6], [0, seatY - 56, 0], { round: 6 }),
    part(shell, order.main),
  ]
}

function paddedChair(order: Order, seatY: number, form: number): Part[] {
  const { width, depth, height, cloth, accent } = order
  const style =
    order.subject.legs === 'none' || order.subject.legs === 'block' ? 'tapered' : order.subject.legs
  const back =
    form === 1
      ? part(
          bent(
            box(width - 20, height - seatY + 26, 58, { round: 28, puff: 10, seed: 3 }),
            ([x, y, z]) => [x, y, z + (x / (width / 2)) ** 2 * 54 - (y / (height - seatY)) * 56],
          ),
          another(cloth, 2),
          { at: [0, seatY - 26, -depth / 2 + 44] },
        )
      : part(
          bent(
            box(width - 50, (height - seatY) * 0.62, 50, { round: 24, puff: 12, seed: 5 }),
            ([x, y, z]) => [x * (1 - 0.0003 * y), y, z + (x / (width / 2)) ** 2 * 60],
          ),
          another(cloth, 2),
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
