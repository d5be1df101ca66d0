import { box } from '../render/box.ts'
import { cloth as sheet } from '../render/cloth.ts'
import { another } from '../render/finish.ts'
import type { Finish } from '../render/finish.ts'
import type { Part } from '../render/mesh.ts'
import { bent } from '../render/placement.ts'
import { curve } from '../render/tube.ts'
import { squircle } from '../render/turned-form.ts'
import type { Vector } from '../render/vector.ts'
import { block, cushion, disc, fields, part, rod, turnery } from './joinery.ts'
import { legs } from './legs.ts'
import type { Order, Workshop } from './order.ts'
import { metalOf, softMaterials, woodOf } from './order.ts'
import { easyChair } from './sofas.ts'

export const armchair: Workshop = (order) => {
  const soft = softMaterials.has(order.subject.material)
  const rattan = order.subject.material === 'rattan'
  const form = rattan ? 1 : order.pick('form', soft ? 5 : 2)
  if (rattan || form === 1) return tubChair(order)
  if (!soft || form === 2) return framedLounge(order)
  if (form === 3) return wingChair(order)
  return easyChair(order)
}

/** Arms and back in one sweep around a round seat. */
function tubChair(order: Order): Part[] {
  const { width, depth, height, main, accent, cloth } = order
  const legHeight = order.subject.legs === 'none' ? 20 : Math.min(190, height * 0.24)
  const seatTop = Math.min(430, height * 0.56)
  const hull = order.subject.material === 'rattan' ? main : cloth
  const thick = order.subject.material === 'rattan' ? 26 : order.vary('hull', 80, 125)
  const armDrop = order.vary('armDrop', 0.24, 0.55)
  const wall = (u: number, v: number): Vector => {
    const angle = Math.PI * (-0.2 + u * 1.4)
    const low = Math.sin(angle) < 0 ? 1 : 0
    const rise = Math.max(0, Math.sin(angle)) ** 1.1
    const top = seatTop + 40 + (height - seatTop - 40) * (1 - armDrop + armDrop * rise) - low * 30
    const lean = 1 + 0.05 * v * rise
    return [
      -Math.cos(angle) * (width / 2 - thick / 2) * lean,
      legHeight + v * (top - legHeight),
      -Math.sin(angle) * (depth / 2 - thick / 2) * lean + depth * 0.02,
    ]
  }
  const body = sheet(wall, {
    columns: 42,
    rows: 12,
    thickness: thick * 0.82,
    size: [2200, height],
    seed: 3,
  })
  const rim = rimOf(wall, 42)
  const seat = squircle(1, 1, 2.6)
  const rx = width / 2 - thick * 0.75
  return [
    ...legs(order.subject.legs, accent, {
      width: width * 0.82,
      depth: depth * 0.82,
      height: legHeight,
      inset: 60,
    }),
    disc(hull, 1, legHeight > 30 ? 60 : 40, [0, legHeight, 0], {
      outline: (a) => [seat(a)[0] * rx, seat(a)[1] * (depth / 2 - 30)],
    }),
    part(body, hull),
    rod(hull, rim, thick * 0.44, { sides: 14 }),
    ...(order.subject.material === 'rattan' ? [] : channels(order, wall, thick)),
    turnery(
      another(cloth, 4),
      [
        [0, 0],
        [0.9, 0],
        [0.985, 0.2],
        [1, 0.5],
        [0.975, 0.84],
        [0.9, 0.97],
        [0.6, 1.05],
        [0.3, 1.08],
        [0, 1.09],
      ].map(([r, y]) => [r!, y! * (seatTop - legHeight - 40)] as const),
      [0, legHeight + 40, depth * 0.04],
      {
        outline: (a) => [seat(a)[0] * rx * 0.97, seat(a)[1] * (depth / 2 - thick * 0.4)],
        sides: 48,
        fibre: 'flat',
      },
    ),
  ]
}

/** Up one front edge of a wall, along its top, down the other. */
function rimOf(wall: (u: number, v: number) => Vector, steps: number): Vector[] {
  const upright = [0, 0.25, 0.5, 0.75, 0.92]
  return [
    ...upright.map((v) => wall(0, v)),
    ...Array.from({ length: steps - 1 }, (_, i) => wall((i + 1) / steps, 1)),
    ...upright.toReversed().map((v) => wall(1, v)),
  ]
}

function channels(order: Order, wall: (u: number, v: number) => Vector, thick: number): Part[] {
  if (order.pick('tufts', 2) === 0) return []
  const cloth = order.cloth
  return Array.from({ length: 13 }, (_, i) => {
    const u = 0.1 + (0.8 * i) / 12
    const inwards = 0.87
    const path = [0.4, 0.6, 0.8, 0.98].map((v): Vector => {
      const [x, y, z] = wall(u, v)
      return [x * inwards, y, z * inwards]
    })
    return rod(another(cloth, i), path, thick * 0.52, { sides: 12, flat: [1, 1] })
  })
}

/** A wooden or metal frame that carries two cushions. */
function framedLounge(order: Order): Part[] {
  const { width, depth, height, accent } = order
  const soft = softMaterials.has(order.subject.material)
  const frame = soft ? (accent.surface === 'metal' ? accent : woodOf(order)) : order.main
  const seatFront = 380
  const seatBack = 300
  const r = frame.surface === 'metal' ? 11 : 19
  const armY = Math.min(560, height * 0.74)
  const parts: Part[] = []
  const paddle = order.pick('paddle', 2)
  for (const side of [-1, 1]) {
    const x = side * (width / 2 - 30)
    parts.push(
      rod(
        frame,
        [
          [x, 0, depth / 2 - 70],
          [x, armY - 14, depth / 2 - 40],
        ],
        (t) => r * (0.7 + 0.4 * t),
        { sides: 14 },
      ),
      rod(
        frame,
        curve(
          [
            [x, 0, -depth / 2 + 150],
            [x, seatBack, -depth / 2 + 190],
            [x, armY - 10, -depth / 2 + 160],
          ],
          5,
        ),
        (t) => r * (0.75 + 0.35 * t),
        { sides: 14 },
      ),
      rod(
        frame,
        curve(
          [
            [x, armY - 24, -depth / 2 + 90],
            [x - side * 6, armY, -depth * 0.1],
            [x, armY - 4, depth / 2 - 20],
          ],
          7,
        ),
        (t) => (paddle ? 26 + 16 * t : 24),
        { sides: 14, flat: [1, 0.42] },
      ),
      rod(
        frame,
        [
          [x, seatFront - 60, depth / 2 - 54],
          [x, seatBack - 30, -depth / 2 + 180],
        ],
        r * 0.95,
        { sides: 12 },
      ),
    )
    const inner = side * (width / 2 - 76)
    parts.push(
      rod(
        frame,
        [
          [inner, seatBack - 30, -depth / 2 + 235],
          [inner, height - 10, -depth / 2 + 30],
        ],
        r * 0.85,
        { sides: 12 },
      ),
    )
  }
  const rail = (y: number, z: number) =>
    rod(
      frame,
      [
        [-width / 2 + 30, y, z],
        [width / 2 - 30, y, z],
      ],
      r * 0.9,
      { sides: 12 },
    )
  parts.push(rail(seatFront - 60, depth / 2 - 54), rail(seatBack - 28, -depth / 2 + 200))
  for (const share of [0.3, 0.52, 0.74, 0.96]) {
    const y = seatBack + (height - seatBack - 20) * share
    const z = -depth / 2 + 215 - 190 * share
    parts.push(
      rod(
        frame,
        [
          [-width / 2 + 76, y, z],
          [width / 2 - 76, y, z],
        ],
        r * 0.7,
        { sides: 10 },
      ),
    )
  }
  const inner = width - 150
  parts.push(
    ...cushion(order.cloth, [inner, 120, depth - 170], [0, seatBack - 10, 36], {
      puff: 20,
      seed: 5,
      turn: [-7, 0, 0],
    }),
    ...cushion(
      another(order.cloth, 6),
      [inner, 115, height - seatBack - 60],
      [0, seatBack + 70 + (height - seatBack - 60) / 2, -depth / 2 + 176],
      { puff: 24, seed: 6, turn: [68, 0, 0] },
    ),
  )
  return parts
}

function wingChair(order: Order): Part[] {
  const { width, depth, height, cloth, accent } = order
  const legHeight = Math.min(180, height * 0.2)
  const seatTop = Math.min(450, height * 0.46)
  const thick = 90
  const [halfWidth, deep] = [width / 2 - thick / 2, depth * 0.86]
  const bow = 130
  // Once around, from one arm's front over the back to the other's: straight, bend, straight.
  const lengths = [deep - bow, (bow * Math.PI) / 2, 2 * (halfWidth - bow)]
  const whole = 2 * lengths[0]! + 2 * lengths[1]! + lengths[2]!
  const plan = (run: number): readonly [x: number, z: number, fromFront: number] => {
    const side = run < whole / 2 ? -1 : 1
    const s = side < 0 ? run : whole - run
    const z0 = -depth / 2 + thick / 2
    if (s < lengths[0]!) return [side * halfWidth, z0 + deep - s, s]
    const angle = Math.min(Math.PI / 2, (s - lengths[0]!) / bow)
    const rest = Math.max(0, s - lengths[0]! - lengths[1]!)
    return [
      side * (halfWidth - bow + bow * Math.cos(angle) - rest),
      z0 + bow - bow * Math.sin(angle),
      s,
    ]
  }
  const armTop = seatTop + 130
  const wall = (u: number, v: number): Vector => {
    const [x, z, fromFront] = plan(u * whole)
    // The arm runs level, then the wing rises in one sweep to the top of the back.
    const t = Math.max(0, Math.min(1, (fromFront - deep * 0.4) / (deep * 0.42)))
    const sweep = t * t * (3 - 2 * t)
    const top = armTop + (height - armTop) * sweep
    const y = legHeight + 20 + v * (top - legHeight - 20)
    const above = Math.max(0, y - seatTop) / Math.max(1, height - seatTop)
    return [x * (1 + 0.05 * above), y, z - above * 90 + 40]
  }
  const back = sheet(wall, {
    columns: 64,
    rows: 16,
    thickness: thick * 0.86,
    size: [whole, height],
    seed: 2,
  })
  const rim = rimOf(wall, 64)
  return [
    ...legs(order.subject.legs === 'none' ? 'tapered' : order.subject.legs, accent, {
      width: width * 0.9,
      depth: depth * 0.9,
      height: legHeight,
      inset: 70,
    }),
    part(back, cloth),
    rod(cloth, rim, thick * 0.46, { sides: 14 }),
    block(
      cloth,
      [width - thick * 1.1, seatTop - legHeight - 110, depth * 0.84],
      [0, legHeight, 20],
      { round: 26 },
    ),
    ...cushion(another(cloth, 3), [width - thick * 1.9, 140, depth * 0.8], [0, seatTop - 130, 46], {
      puff: 22,
      seed: 7,
    }),
  ]
}

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
  const seat =
    order.subject.material === 'metal' || form === 3
      ? [saddle(order, frame, width - 40, depth - 50, seatY)]
      : order.pick('seat', 2) === 0
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
      },
    ),
    ...seat,
    ...(back[form] ?? back[0]!)(),
  ]
}

function saddle(order: Order, frame: Finish, width: number, depth: number, y: number): Part {
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

export const officeChair: Workshop = (order) => {
  const { width, depth, height, main } = order
  const metal = metalOf(order)
  const seatY = Math.min(480, height * 0.48)
  const w = width * 0.78
  const back =
    order.pick('back', 2) === 0
      ? part(
          bent(box(w * 0.92, height - seatY - 90, 66, { round: 33, puff: 14 }), ([x, y, z]) => [
            x * (1 - 0.00016 * y),
            y,
            z + (x / (w / 2)) ** 2 * 50 + 34 * Math.sin((y / (height - seatY)) * 3.6),
          ]),
          main,
          { at: [0, seatY + 86, -depth * 0.27], turn: [-7, 0, 0] },
        )
      : part(
          sheet(
            (u, v) => {
              const x = (u - 0.5) * 2
              return [
                x * w * 0.46 * (1 - 0.16 * v ** 3),
                seatY + 80 + v * (height - seatY - 84) * (1 - 0.05 * x ** 4),
                -depth * 0.27 + 62 * x * x + 30 * Math.sin(v * 3.3) - 90 * v,
              ]
            },
            { columns: 24, rows: 20, thickness: 22, size: [w, 600] },
          ),
          main,
        )
  const castors = Array.from({ length: 5 }, (_, i) => {
    const angle = Math.PI / 2 + (i * 2 * Math.PI) / 5
    const reach = Math.min(width, depth) * 0.44
    const at: Vector = [Math.cos(angle) * reach, 0, Math.sin(angle) * reach]
    return turnery(
      metal,
      [
        [0, -22],
        [24, -22],
        [28, -16],
        [28, 16],
        [24, 22],
        [0, 22],
      ],
      [at[0], 28, at[2]],
      { sides: 18, turn: [90, 30 * i, 0] },
    )
  })
  const star = legs('swivel', metal, { width, depth, height: seatY - 96, thick: 40 })
  const arms =
    order.pick('arms', 3) === 0
      ? []
      : [-1, 1].flatMap((side) => [
          rod(
            metal,
            curve(
              [
                [side * w * 0.36, seatY - 70, -20],
                [side * w * 0.58, seatY - 40, -30],
                [side * w * 0.58, seatY + 190, -20],
              ],
              5,
            ),
            13,
            { sides: 10 },
          ),
          block(metal, [64, 26, 240], [side * w * 0.58, seatY + 188, 6], { round: 12 }),
        ])
  return [
    ...star.map((one) => ({ ...one, shape: one.shape })),
    ...castors,
    block(metal, [200, 44, 220], [0, seatY - 122, -10], { round: 16 }),
    ...cushion(main, [w, 84, depth * 0.74], [0, seatY - 80, 24], { puff: 16, round: 40, soft: 2 }),
    rod(
      metal,
      curve(
        [
          [0, seatY - 92, -depth * 0.16],
          [0, seatY - 70, -depth * 0.4],
          [0, seatY + 210, -depth * 0.4],
        ],
        5,
      ),
      22,
      { sides: 12, flat: [1.5, 0.6] },
    ),
    back,
    ...arms,
  ]
}

export const barStool: Workshop = (order) => {
  const { width, depth, height, accent, main } = order
  const backed = order.pick('backed', 2) === 1 && height > 820
  const seatY = backed ? height * 0.73 : height
  const soft = softMaterials.has(order.subject.material)
  const style =
    order.subject.legs === 'none' || order.subject.legs === 'block' ? 'tapered' : order.subject.legs
  const seat = order.pick('seat', 2)
    ? disc(main, Math.min(width, depth) * 0.46, soft ? 74 : 34, [0, seatY - (soft ? 74 : 34), 0])
    : null
  const base = ['swivel', 'pedestal'].includes(style)
    ? legs('pedestal', accent, {
        width: width * 1.25,
        depth: depth * 1.25,
        height: seatY - 60,
        thick: 26,
      })
    : legs(style, accent, {
        width: width * 0.98,
        depth: depth * 0.98,
        height: seatY - 40,
        inset: 56,
        thick: 36,
        reach: seat ? 0.6 : undefined,
      })
  const ringY = seatY * 0.36
  const loop = style === 'swivel' || style === 'pedestal' ? width * 0.3 : width * 0.47
  const ring = rod(
    accent,
    Array.from({ length: 32 }, (_, i): Vector => {
      const angle = (i / 32) * Math.PI * 2
      const square = squircle(loop, loop, style === 'pedestal' || style === 'swivel' ? 2 : 7)
      const [x, z] = square(angle)
      return [x, ringY, z]
    }),
    9,
    { closed: true, sides: 8 },
  )
  const back = backed
    ? [
        part(
          sheet(
            (u, v) => {
              const x = (u - 0.5) * 2
              return [
                x * width * 0.45,
                seatY + 130 + v * (height - seatY - 130),
                -depth * 0.4 + 70 * x * x - 20 * v,
              ]
            },
            { columns: 22, rows: 8, thickness: soft ? 40 : 14, size: [width, 160] },
          ),
          main,
        ),
        ...[-1, 1].map((side) =>
          rod(
            accent,
            [
              [side * width * 0.24, seatY - 20, -depth * 0.32],
              [side * width * 0.25, height - 40, -depth * 0.38],
            ],
            9,
            { sides: 10 },
          ),
        ),
      ]
    : []
  return [
    ...base,
    ring,
    ...(seat
      ? [seat]
      : soft
        ? cushion(main, [width * 0.92, 74, depth * 0.9], [0, seatY - 74, 0], { puff: 12, soft: 2 })
        : [saddle(order, main, width * 0.92, depth * 0.84, seatY)]),
    ...back,
  ]
}

export const stool: Workshop = (order) => {
  const { width, depth, height, main, accent } = order
  const soft = softMaterials.has(order.subject.material)
  if (order.pick('drum', 4) === 0 && !soft) {
    const r = Math.min(width, depth) / 2
    const waist = order.vary('waist', 0.6, 1.02)
    return [
      turnery(
        main,
        [
          [0, 0],
          [r * 0.96, 0],
          [r, 8],
          [r * (waist + 0.1), height * 0.3],
          [r * waist, height * 0.5],
          [r * (waist + 0.1), height * 0.7],
          [r, height - 10],
          [r * 0.96, height],
          [r * 0.5, height - 2],
          [0, height - 4],
        ],
        [0, 0, 0],
        { edge: 10, sides: 48 },
      ),
    ]
  }
  const round = order.pick('round', 2) === 0
  const thick = soft ? 90 : 34
  const style = order.subject.legs === 'none' ? 'tapered' : order.subject.legs
  return [
    ...legs(style, accent, {
      width: width * 0.94,
      depth: depth * 0.94,
      height: height - thick + 4,
      inset: 44,
      thick: 38,
      reach: round ? 0.6 : undefined,
    }),
    ...(round
      ? [
          soft
            ? turnery(
                main,
                [
                  [0, 0],
                  [width * 0.44, 0],
                  [width * 0.48, 24],
                  [width * 0.485, 56],
                  [width * 0.45, 84],
                  [width * 0.25, 96],
                  [0, 98],
                ],
                [0, height - thick, 0],
                { edge: 14, fibre: 'flat' },
              )
            : disc(main, width * 0.48, thick, [0, height - thick, 0]),
        ]
      : soft
        ? cushion(main, [width, thick, depth], [0, height - thick, 0], { puff: 14, soft: 2 })
        : [block(main, [width, thick, depth], [0, height - thick, 0], { round: 10 })]),
  ]
}

export const footstool: Workshop = (order) => {
  const { width, depth, height, main, accent } = order
  const form = order.pick('form', 3)
  const legHeight = order.subject.legs === 'none' ? 14 : Math.min(170, height * 0.38)
  const style = order.subject.legs
  if (form === 0) {
    const r = Math.min(width, depth) / 2
    const tall = height - legHeight
    return [
      ...legs(style === 'none' ? 'none' : style, accent, {
        width: r * 1.5,
        depth: r * 1.5,
        height: legHeight,
        inset: 40,
        thick: 36,
      }),
      turnery(
        main,
        [
          [0, 0],
          [r * 0.9, 0],
          [r, tall * 0.22],
          [r * 1.02, tall * 0.5],
          [r * 0.99, tall * 0.8],
          [r * 0.86, tall * 0.96],
          [r * 0.5, tall],
          [0, tall * 1.01],
        ],
        [0, legHeight, 0],
        { edge: tall * 0.16, sides: 52, fibre: 'around' },
      ),
      rod(
        { ...main, red: main.red * 0.8, green: main.green * 0.8, blue: main.blue * 0.8 },
        Array.from({ length: 40 }, (_, i): Vector => [
          Math.cos((i / 40) * 6.2832) * r * 0.965,
          legHeight + tall * 0.84,
          Math.sin((i / 40) * 6.2832) * r * 0.965,
        ]),
        4,
        { closed: true, sides: 5 },
      ),
    ]
  }
  return [
    ...legs(style, accent, { width, depth, height: legHeight, inset: 50, thick: 36 }),
    ...(form === 1
      ? [
          block(main, [width - 16, (height - legHeight) * 0.45, depth - 16], [0, legHeight, 0], {
            round: 14,
          }),
        ]
      : []),
    ...cushion(
      main,
      [width, (height - legHeight) * (form === 1 ? 0.58 : 0.96), depth],
      [0, legHeight + (form === 1 ? (height - legHeight) * 0.42 : 2), 0],
      { puff: 18, soft: 4 },
    ),
  ]
}

export const bench: Workshop = (order) => {
  const { width, depth, height, main, accent } = order
  const soft = softMaterials.has(order.subject.material)
  const thick = soft ? 84 : 38
  const style = order.subject.legs === 'none' ? 'block' : order.subject.legs
  const seat = Math.min(height, 480)
  const form = order.pick('form', 3)
  const top = soft
    ? cushion(main, [width, thick, depth], [0, seat - thick, 0], { puff: 12, soft: 2 })
    : form === 0
      ? fields(depth, 4, 12).map(({ middle, size }, i) =>
          block(another(main, i), [width, thick * 0.8, size], [0, seat - thick * 0.8, middle], {
            round: 6,
          }),
        )
      : [block(main, [width, thick, depth], [0, seat - thick, 0], { round: form === 1 ? 16 : 5 })]
  const rack =
    form === 2
      ? fields(depth * 0.8, 5, 22).map(({ middle, size }, i) =>
          block(another(main, i + 8), [width - 150, 16, size], [0, 150, middle], { round: 5 }),
        )
      : []
  return [
    ...legs(style, accent, { width, depth, height: seat - thick + 2, inset: 58, thick: 42 }),
    ...top,
    ...rack,
  ]
}
