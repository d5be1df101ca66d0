import { box } from '../render/box.ts'
import type { Finish } from '../render/finish.ts'
import { another, shaded } from '../render/finish.ts'
import type { Part } from '../render/mesh.ts'
import { bent } from '../render/placement.ts'
import { curve } from '../render/tube.ts'
import type { Vector } from '../render/vector.ts'
import { block, cushion, fields, moved, part, pillow, rod } from './joinery.ts'
import { legs } from './legs.ts'
import type { Order, Workshop } from './order.ts'
import { woodOf } from './order.ts'

export const sofa: Workshop = (order) => {
  const frame = sofaFrame(order)
  return [
    ...frame.base,
    ...seats(order, frame, -frame.inner / 2, frame.inner, Math.min(4, order.count)),
    ...backs(order, frame, 0, frame.inner, Math.min(4, order.count)),
    ...arm(order, frame, -1),
    ...arm(order, frame, 1),
    ...(order.pick('pillows', 3) > 0 ? pillows(order, frame) : []),
  ]
}

export const cornerSofa: Workshop = (order) => {
  // The long part keeps a sofa's depth; the chaise reaches the whole of the given depth.
  const deep = Math.max(order.depth, order.width * 0.56)
  const body = { ...order, depth: Math.min(order.depth, Math.max(880, order.width * 0.34)) }
  const frame = sofaFrame(body)
  const side = order.pick('chaise', 2) === 0 ? -1 : 1
  const chaise = frame.inner * 0.36
  const rest = frame.inner - chaise
  const extra = deep - body.depth
  const parts = [
    ...frame.base,
    ...seats(
      body,
      frame,
      side === 1 ? -frame.inner / 2 : -frame.inner / 2 + chaise,
      rest,
      Math.max(2, Math.min(3, order.count - 1)),
    ),
    ...backs(body, frame, 0, frame.inner, Math.max(2, Math.min(4, order.count))),
    ...arm(body, frame, -1),
    ...arm(body, frame, 1),
    ...pillows(body, frame),
  ]
  const x = side * (frame.inner / 2 - chaise / 2)
  const front = body.depth / 2
  const wide = chaise + (side === 1 ? frame.armWidth : frame.armWidth)
  const outerX = side * (frame.inner / 2 + frame.armWidth - wide / 2)
  parts.push(
    block(
      another(order.cloth, 5),
      [wide, frame.seatY - frame.legHeight, extra + 40],
      [outerX, frame.legHeight, front + extra / 2 - 20],
      { round: 22 },
    ),
    ...cushion(
      another(order.cloth, 9),
      [chaise - 6, frame.seatThick, frame.seatDepth + extra],
      [x, frame.seatY, frame.seatFront - frame.seatDepth / 2 + extra / 2],
      { puff: 16, seed: 9 },
    ),
    ...moved(
      legs(order.subject.legs === 'none' ? 'none' : 'block', order.accent, {
        width: wide,
        depth: 160,
        height: frame.legHeight,
        inset: 40,
      }),
      {
        at: [outerX, 0, front + extra - 110],
      },
    ),
  )
  return moved(parts, { at: [0, 0, -extra / 2] })
}

export const daybed: Workshop = (order) => {
  const { width, depth, cloth } = order
  const wood = woodOf(order)
  const seat = Math.min(430, order.height * 0.62)
  const rail = 70
  const thick = Math.max(110, seat * 0.36)
  const frame = seat - thick
  const roll = Math.min(110, depth * 0.14)
  const parts: Part[] = [
    ...legs(order.subject.legs, order.accent, { width, depth, height: frame - rail, inset: 90 }),
    block(wood, [width, rail, depth], [0, frame - rail, 0], { round: 10 }),
    ...cushion(cloth, [width - 30, thick, depth - 30], [0, frame, 0], {
      puff: 14,
      soft: 4,
      seed: 2,
    }),
  ]
  const ends = order.pick('ends', 3)
  if (ends > 0) {
    for (const side of ends === 1 ? [-1] : [-1, 1]) {
      parts.push(
        rod(
          another(cloth, side + 3),
          [
            [side * (width / 2 - roll * 1.5), seat + roll * 0.92, -depth / 2 + 40],
            [side * (width / 2 - roll * 1.5), seat + roll * 0.92, depth / 2 - 40],
          ],
          roll,
          { sides: 24 },
        ),
      )
    }
  }
  if (ends !== 1) {
    const backHeight = Math.max(240, order.height - frame)
    parts.push(
      block(wood, [width, backHeight, 32], [0, frame - rail, -depth / 2 + 16], { round: 12 }),
    )
    for (const { middle, size } of fields(width * (ends === 2 ? 0.76 : 0.9), 3, 14)) {
      parts.push(
        ...cushion(
          another(cloth, middle),
          [size, 120, backHeight * 0.86],
          [middle, seat + 18, -depth / 2 + 108],
          { turn: [78, 0, 0], puff: 34, seed: middle, seam: false },
        ).map((one) => one),
      )
    }
  }
  return parts
}

/** A one-seat sofa: the upholstered kind of armchair. */
export const easyChair: Workshop = (order) => {
  const frame = sofaFrame(order)
  return [
    ...frame.base,
    ...seats(order, frame, -frame.inner / 2, frame.inner, 1),
    ...backs(order, frame, 0, frame.inner, 1),
    ...arm(order, frame, -1),
    ...arm(order, frame, 1),
  ]
}

interface SofaFrame {
  base: Part[]
  legHeight: number
  armWidth: number
  armHeight: number
  armStyle: number
  backStyle: number
  inner: number
  seatY: number
  seatThick: number
  seatDepth: number
  seatFront: number
  backThick: number
}

function sofaFrame(order: Order): SofaFrame {
  const { width, depth, height, cloth } = order
  const low = { none: 24, block: 70 } as Record<string, number>
  const legHeight = Math.min(height * 0.24, low[order.subject.legs] ?? order.vary('legs', 120, 175))
  const armStyle = order.pick('arm', 5)
  const backStyle = order.pick('back', 4)
  const armWidths = [95, 190, 150, 130, 62]
  const armWidth = Math.min(width * 0.16, armWidths[armStyle] ?? 120)
  const seatTop = Math.max(legHeight + 150, Math.min(450, height * 0.53))
  const seatThick = Math.min(185, (seatTop - legHeight) * 0.62)
  const seatY = seatTop - seatThick
  const backThick = Math.min(210, depth * 0.2)
  const inner = width - 2 * armWidth
  const seatDepth = depth - backThick * 0.72
  const wooden = armStyle === 4
  const base: Part[] = [
    ...legs(order.subject.legs, order.accent, {
      width,
      depth,
      height: legHeight,
      inset: wooden ? 60 : 85,
    }),
    wooden
      ? block(woodOf(order), [width - armWidth, 64, depth - 40], [0, seatY - 66, 0], { round: 10 })
      : block(
          shaded(cloth, 0.97),
          [inner + 12, seatY - legHeight + 2, depth - 30],
          [0, legHeight, -8],
          { round: 16 },
        ),
  ]
  if (wooden && seatY - 66 > legHeight + 4) {
    base.push(
      block(
        order.accent,
        [width * 0.8, seatY - 66 - legHeight + 4, depth * 0.7],
        [0, legHeight, 0],
        { round: 6 },
      ),
    )
  }
  return {
    base,
    legHeight,
    armWidth,
    armHeight: Math.min(height * 0.82, seatTop + order.vary('armHeight', 90, 190)),
    armStyle,
    backStyle,
    inner,
    seatY,
    seatThick,
    seatDepth,
    seatFront: depth / 2,
    backThick,
  }
}

function seats(
  order: Order,
  frame: SofaFrame,
  left: number,
  length: number,
  count: number,
): Part[] {
  const bench = count > 1 && order.pick('bench', 3) === 0
  const puff = order.vary('puff', 14, 30)
  return fields(length - 8, bench ? 1 : count, 5).flatMap(({ middle, size }, i) =>
    cushion(
      another(order.cloth, i + 1),
      [size, frame.seatThick, frame.seatDepth],
      [left + length / 2 + middle, frame.seatY, frame.seatFront - frame.seatDepth / 2 + 4],
      { puff, seed: i + 2, round: Math.min(48, frame.seatThick * 0.34) },
    ),
  )
}

function backs(order: Order, frame: SofaFrame, x: number, length: number, count: number): Part[] {
  const { depth, height, cloth } = order
  const z = -depth / 2 + frame.backThick / 2
  const seatTop = frame.seatY + frame.seatThick
  const shell = block(
    shaded(cloth, 0.96),
    [
      length + 10,
      height - frame.legHeight - (frame.backStyle === 0 ? 70 : 8),
      frame.backThick * 0.62,
    ],
    [x, frame.legHeight, z - frame.backThick * 0.16],
    { round: 38, soft: 3, seed: 4, turn: [-3, 0, 0] },
  )
  const rise = height - seatTop
  if (frame.backStyle === 1) {
    // One unbroken back with a soft crown.
    return [
      shell,
      ...cushion(
        another(cloth, 21),
        [length - 6, frame.backThick * 0.8, rise + 40],
        [x, seatTop - 8 + (rise + 30) / 2, z + frame.backThick * 0.34 - frame.backThick * 0.4],
        {
          turn: [82, 0, 0],
          puff: 14,
          seed: 21,
          round: 60,
        },
      ),
    ]
  }
  if (frame.backStyle === 2) {
    // Upright channels, as in a shell.
    const ribs = Math.max(4, Math.round(length / 145))
    return [
      shell,
      ...fields(length - 4, ribs, 0).map(({ middle, size }, i) =>
        block(
          another(cloth, i),
          [size + 1, rise + 26, frame.backThick * 0.62],
          [x + middle, seatTop - 26, z + frame.backThick * 0.24],
          {
            round: size * 0.36,
            puff: 4,
            seed: i,
            turn: [-8, 0, 0],
            cells: 4,
          },
        ),
      ),
    ]
  }
  const tall = rise * (frame.backStyle === 3 ? 1.04 : 0.98) + 20
  return [
    shell,
    ...fields(length - 10, count, 8).flatMap(({ middle, size }, i) =>
      cushion(
        another(cloth, i + 11),
        [size, frame.backThick * 0.86, tall],
        [x + middle, seatTop - 14 + tall / 2, z + frame.backThick * 0.42 - frame.backThick * 0.36],
        {
          turn: [79, order.vary('askew' + i, -1.5, 1.5), 0],
          puff: frame.backStyle === 3 ? 52 : 34,
          soft: 9,
          round: 70,
          seed: i + 31,
          seam: true,
        },
      ),
    ),
  ]
}

function arm(order: Order, frame: SofaFrame, side: -1 | 1): Part[] {
  const { width, depth, cloth } = order
  const x = side * (width / 2 - frame.armWidth / 2)
  const tall = frame.armHeight - frame.legHeight
  const y = frame.legHeight
  const armOptions: (() => Part[])[] = [
    () => [
      block(cloth, [frame.armWidth, tall, depth], [x, y, 0], { round: 22, soft: 2, seed: side }),
    ],
    () => [
      block(cloth, [frame.armWidth, tall, depth], [x, y, 0], {
        round: frame.armWidth * 0.46,
        soft: 4,
        seed: side,
      }),
    ],
    () => [
      block(
        cloth,
        [frame.armWidth * 0.72, tall - 70, depth],
        [x - side * frame.armWidth * 0.1, y, 0],
        { round: 24 },
      ),
      ...cushion(
        another(cloth, side),
        [frame.armWidth * 1.06, 118, depth - 30],
        [x, y + tall - 108, 4],
        { puff: 18, seed: 40 + side, round: 48 },
      ),
    ],
    () => [
      part(
        bent(
          box(frame.armWidth, tall, depth, { round: 46, soft: 3, seed: side }),
          ([px, py, pz]) => [
            px + side * (py / tall) ** 2 * 46,
            py - (pz > 0 ? (pz / depth) ** 2 * 120 * (py / tall) : 0),
            pz,
          ],
        ),
        cloth,
        { at: [x - side * 20, y, 0] },
      ),
    ],
    () => woodenArm(woodOf(order), x, frame.armHeight, depth),
  ]
  return (armOptions[frame.armStyle] ?? armOptions[0]!)()
}

function woodenArm(wood: Finish, x: number, height: number, depth: number): Part[] {
  const front: Vector = [x, 0, depth / 2 - 50]
  const back: Vector = [x, 0, -depth / 2 + 60]
  return [
    rod(wood, [front, [x, height - 30, depth / 2 - 70]], (t) => 15 + 6 * t, { sides: 14 }),
    rod(wood, [back, [x, height - 30, -depth / 2 + 90]], (t) => 15 + 6 * t, { sides: 14 }),
    rod(
      wood,
      curve(
        [
          [x, height - 36, -depth / 2 + 20],
          [x, height - 14, 0],
          [x, height - 18, depth / 2 - 10],
        ],
        6,
      ),
      30,
      { sides: 14, flat: [1, 0.5] },
    ),
  ]
}

function pillows(order: Order, frame: SofaFrame): Part[] {
  const seatTop = frame.seatY + frame.seatThick
  const size = Math.min(470, (order.height - seatTop) * 1.08)
  const side = order.pick('pillowSide', 2) === 0 ? -1 : 1
  const put = (finish: Finish, x: number, turn: Vector, seed: number) =>
    pillow(finish, [size, size, 190], [x, seatTop - 4, z + 60], { turn, seed })
  const z = -order.depth / 2 + frame.backThick * 1.12
  const light = { ...shaded(order.cloth, 1.35), surface: 'linen' as const }
  const dark = { ...shaded(order.cloth, 0.62), surface: 'wool' as const }
  const x = side * (frame.inner / 2 - size * 0.5)
  const one = put(order.pick('pillowTone', 2) ? light : dark, x, [-17, side * -14, side * 4], 51)
  if (order.pick('pillows', 3) < 2) return one
  return [
    ...one,
    ...put(order.pick('pillowTone', 2) ? dark : light, -x, [-17, side * 12, side * -3], 53),
  ]
}
