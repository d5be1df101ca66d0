import { cloth as sheet } from '../render/cloth.ts'
import { finish, shaded } from '../render/finish.ts'
import type { Finish } from '../render/finish.ts'
import type { Part } from '../render/mesh.ts'
import { createDice, seedFor } from '../render/dice.ts'
import { flowing, squircle } from '../render/turned-form.ts'
import type { Profile } from '../render/turned-form.ts'
import { curve } from '../render/tube.ts'
import type { Vector } from '../render/vector.ts'
import { block, disc, part, rod, roundedLoop, turnery } from './joinery.ts'
import type { Order, Workshop } from './order.ts'
import { gapOf, metalOf } from './order.ts'

export const vase: Workshop = (order) => {
  const { width, depth, height, main } = order
  const r = Math.min(width, depth) / 2
  const h = height
  const outlines: Profile[] = [
    [
      [0, 0],
      [r * 0.5, 0],
      [r * 0.72, h * 0.1],
      [r, h * 0.42],
      [r * 0.78, h * 0.7],
      [r * 0.3, h * 0.86],
      [r * 0.34, h],
    ],
    [
      [0, 0],
      [r * 0.72, 0],
      [r * 0.8, h * 0.1],
      [r * 0.9, h * 0.5],
      [r, h * 0.96],
      [r * 0.98, h],
    ],
    [
      [0, 0],
      [r * 0.6, 0],
      [r * 0.95, h * 0.16],
      [r, h * 0.3],
      [r * 0.5, h * 0.48],
      [r * 0.24, h * 0.66],
      [r * 0.24, h * 0.9],
      [r * 0.36, h],
    ],
    [
      [0, 0],
      [r * 0.44, 0],
      [r * 0.5, h * 0.06],
      [r * 0.95, h * 0.5],
      [r, h * 0.66],
      [r * 0.7, h * 0.86],
      [r * 0.62, h * 0.94],
      [r * 0.7, h],
    ],
    [
      [0, 0],
      [r * 0.56, 0],
      [r * 0.9, h * 0.12],
      [r * 0.62, h * 0.36],
      [r * 0.98, h * 0.6],
      [r * 0.6, h * 0.86],
      [r * 0.66, h],
    ],
  ]
  const form = order.pick('form', outlines.length)
  const outer = flowing(outlines[form] ?? outlines[0]!, 7)
  const lip = outer[outer.length - 1]!
  const inner: Profile = [
    [lip[0] - 4, lip[1] + 2],
    [lip[0] - 9, lip[1] - 3],
    [lip[0] * 0.86 - 6, h * 0.8],
    [lip[0] * 0.5, h * 0.72],
    [0, h * 0.7],
  ]
  const body = turnery(main, [...outer, ...inner], [0, 0, 0], {
    sides: 56,
    ...(order.pick('oval', 4) === 0 ? { outline: squircle(1, 0.62, 2) } : {}),
  })
  return order.pick('twigs', 3) === 0 ? [body] : [body, ...twigs(order, h, lip[0])]
}

function twigs(order: Order, h: number, mouth: number): Part[] {
  const dice = createDice(seedFor(order.subject.design, 'twigs'))
  const stem = finish('walnut', '6F5B43')
  const leaf = finish('leaf', dice.oneOf(['8A9A72', 'A3A07A', '7C8B66', 'B49B78']))
  return Array.from({ length: 3 }, (_, i) => {
    const lean = (i - 1) * 0.3 + dice.between(-0.1, 0.1)
    const toward = dice.between(-0.22, 0.22)
    const long = h * dice.between(0.75, 1.15)
    const path = curve(
      [0, 0.4, 0.75, 1].map((t): Vector => [
        mouth * 0.3 * (i - 1) + lean * long * t * (0.5 + 0.6 * t),
        h * 0.72 + h * 0.26 * Math.min(1, t * 4) + long * t * 0.9,
        toward * long * t,
      ]),
      5,
    )
    const leaves = path
      .slice(5)
      .flatMap((at, k): Part[] =>
        k % 2
          ? []
          : [-1, 1].map((side) =>
              leafAt(
                leaf,
                at,
                side * dice.between(40, 75),
                dice.between(-40, 40),
                dice.between(0.7, 1.15) * Math.max(34, h * 0.13),
              ),
            ),
      )
    return [rod(stem, path, (t) => 3.4 - 1.6 * t, { sides: 6 }), ...leaves]
  }).flat()
}

function leafAt(of: Finish, at: Vector, tip: number, turn: number, long: number): Part {
  return part(
    sheet(
      (u, v) => {
        const wide = Math.sin(Math.PI * Math.min(1, v * 0.98 + 0.02)) ** 0.8 * long * 0.26
        const x = (u - 0.5) * 2 * wide
        return [x, v * long, Math.abs(u - 0.5) * wide * 0.5 - v * v * long * 0.12]
      },
      { columns: 4, rows: 7, thickness: 1, size: [40, long] },
    ),
    of,
    { at, turn: [0, turn, -tip] },
  )
}

export const plantPot: Workshop = (order) => {
  const { width, depth, height, main, accent } = order
  const r = Math.min(width, depth) / 2
  const form = order.pick('form', 4)
  const raised = order.subject.legs !== 'none' && form === 3
  const lift = raised ? height * 0.28 : 0
  const h = height - lift
  const outlines: Profile[] = [
    [
      [0, 0],
      [r * 0.68, 0],
      [r * 0.72, 6],
      [r * 0.98, h - 30],
      [r, h - 24],
      [r, h],
    ],
    [
      [0, 0],
      [r * 0.9, 0],
      [r * 0.96, 10],
      [r, h * 0.5],
      [r, h],
    ],
    [
      [0, 0],
      [r * 0.5, 0],
      [r * 0.8, h * 0.14],
      [r, h * 0.46],
      [r * 0.96, h * 0.8],
      [r * 0.86, h],
    ],
    [
      [0, 0],
      [r * 0.8, 0],
      [r * 0.98, 12],
      [r, h * 0.5],
      [r, h],
    ],
  ]
  const outer = form === 2 ? flowing(outlines[2]!, 6) : (outlines[form] ?? outlines[0]!)
  const rim = outer[outer.length - 1]!
  return [
    turnery(
      main,
      [...outer, [rim[0] - 12, h], [rim[0] - 14, h - 30], [rim[0] - 16, h - 40]],
      [0, lift, 0],
      { sides: 56, edge: 5 },
    ),
    disc(finish('soil', '3F342B'), rim[0] - 12, 4, [0, lift + h - 36, 0]),
    ...(raised
      ? [0, 1, 2, 3].map((i) => {
          const angle = Math.PI / 4 + (i * Math.PI) / 2
          return rod(
            accent,
            [
              [Math.cos(angle) * r * 1.04, 0, Math.sin(angle) * r * 1.04],
              [Math.cos(angle) * r * 1.02, lift + h * 0.34, Math.sin(angle) * r * 1.02],
            ],
            10,
            { sides: 10 },
          )
        })
      : []),
    ...plant(order, lift + h - 34, rim[0]),
  ]
}

export function plant(order: Order, y: number, r: number): Part[] {
  const dice = createDice(seedFor(order.subject.design, 'plant'))
  const green = finish('leaf', dice.oneOf(['5F7A54', '6B8560', '4F6B4C', '7A8C62']))
  const kind = dice.below(3)
  const size = Math.max(160, r * 2.6)
  const count = kind === 0 ? 18 : kind === 1 ? 13 : 20
  return Array.from({ length: count }, (_, i): Part[] => {
    const angle = i * 2.399 + dice.between(-0.3, 0.3)
    const lean = dice.between(0.12, 0.75)
    if (kind === 0) {
      // Sword-shaped leaves, standing.
      const tall = size * dice.between(0.7, 1.25)
      const [cx, cz] = [Math.cos(angle) * r * 0.4, Math.sin(angle) * r * 0.4]
      return [
        part(
          sheet(
            (u, v) => {
              const wide = size * 0.05 * (1 - v ** 3) * (0.7 + v * 0.5)
              const out = lean * 0.35 * v * v * tall
              return [
                cx + Math.cos(angle) * out + (u - 0.5) * 2 * wide * Math.sin(angle + 0.6),
                y + v * tall,
                cz + Math.sin(angle) * out - (u - 0.5) * 2 * wide * Math.cos(angle + 0.6),
              ]
            },
            { columns: 3, rows: 9, thickness: 3, size: [60, tall] },
          ),
          shaded(green, dice.between(0.75, 1.3)),
        ),
      ]
    }
    const tall = size * dice.between(0.5, 1.05)
    const tip: Vector = [
      Math.cos(angle) * lean * size * 0.75,
      y + tall * (1 - lean * 0.3),
      Math.sin(angle) * lean * size * 0.75,
    ]
    const stem = rod(
      shaded(green, 0.8),
      curve([[0, y - 4, 0], [tip[0] * 0.35, y + tall * 0.6, tip[2] * 0.35], tip], 5),
      3.5,
      { sides: 5 },
    )
    const long = size * (kind === 1 ? dice.between(0.36, 0.5) : dice.between(0.2, 0.3))
    const blade = part(
      sheet(
        (u, v) => {
          const wide =
            Math.sin(Math.PI * (0.06 + 0.92 * v)) ** 0.7 * long * (kind === 1 ? 0.36 : 0.3)
          const s = (u - 0.5) * 2
          return [s * wide, -v * v * long * 0.5 + Math.abs(s) * wide * 0.25, v * long * 0.85]
        },
        { columns: 6, rows: 9, thickness: 2, size: [80, long] },
      ),
      shaded(green, dice.between(0.78, 1.3)),
      { at: tip, turn: [-14, 90 - (angle * 180) / Math.PI, 0] },
    )
    return [stem, blade]
  }).flat()
}

export const mirror: Workshop = (order) => {
  const { width, height, main, accent } = order
  const glass = finish('mirror', 'E8EDEE')
  const rim = order.subject.material === 'glass' ? accent : main
  const round = Math.abs(width - height) < width * 0.15
  const form = order.pick('form', 4)
  const thick = order.vary('rim', 9, 24)
  const outline = outlineOf(form, round, width, height, order)
  const path = Array.from({ length: 72 }, (_, i): Vector => {
    const [x, y] = outline((i / 72) * Math.PI * 2)
    // The glass was stood up, which turned its outline over.
    return [x, height / 2 - y, 18]
  })
  return [
    disc(glass, 1, 10, [0, height / 2, 10], { outline, turn: [90, 0, 0], sides: 72 }),
    rod(rim, path, thick, { closed: true, sides: 10, flat: [1, 1] }),
  ]
}

/** Outline of a wall piece by angle: round, rounded, arched or free. */
function outlineOf(form: number, round: boolean, width: number, height: number, order: Order) {
  if (round && form < 3) return squircle(width / 2, height / 2, 2)
  if (form === 0) return squircle(width / 2, height / 2, 9)
  if (form === 1) {
    // Seen after being stood up, +y of the outline points down.
    return (angle: number): readonly [number, number] => {
      const [x, y] = squircle(width / 2, height / 2, 10)(angle)
      const [ox, oy] = squircle(width / 2, height / 2, 2)(angle)
      return y < 0 ? [ox, oy] : [x, y]
    }
  }
  if (form === 2) return squircle(width / 2, height / 2, 2.6)
  const dice = createDice(seedFor(order.subject.design, 'free'))
  const [a, b] = [dice.between(0, 6), dice.between(0, 6)]
  return (angle: number): readonly [number, number] => {
    const r = 0.9 + 0.09 * Math.sin(2 * angle + a) + 0.05 * Math.sin(3 * angle + b)
    return [(Math.cos(angle) * r * width) / 2, (Math.sin(angle) * r * height) / 2]
  }
}

export const clock: Workshop = (order) => {
  const r = Math.min(order.width, Math.max(order.height, order.width * 0.8)) / 2
  const { main, accent } = order
  const bright = main.red + main.green + main.blue > 0.9
  const mark = bright ? finish('metal', '2A2A2A') : finish('painted', 'F0EBE2')
  const hour = order.vary('hour', 0, 12)
  const hand = (angle: number, long: number, thick: number, z: number) =>
    rod(
      mark,
      [
        [-Math.sin(angle) * long * 0.18, r - Math.cos(angle) * long * 0.18, z],
        [Math.sin(angle) * long, r + Math.cos(angle) * long, z],
      ],
      thick,
      { sides: 8, flat: [1, 0.5] },
    )
  const count = order.pick('marks', 2) ? 12 : 4
  return [
    disc(main, r - 4, 26, [0, r, 6], { turn: [90, 0, 0], sides: 72 }),
    rod(
      order.pick('rim', 3) === 0 ? main : accent,
      Array.from({ length: 72 }, (_, i): Vector => [
        Math.cos((i / 72) * 6.28319) * r,
        r + Math.sin((i / 72) * 6.28319) * r,
        24,
      ]),
      r * 0.05,
      { closed: true, sides: 10 },
    ),
    ...Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * Math.PI * 2
      const major = i % (count / 4) === 0
      const from = r * (major ? 0.76 : 0.82)
      return rod(
        mark,
        [
          [Math.sin(angle) * from, r + Math.cos(angle) * from, 33],
          [Math.sin(angle) * r * 0.9, r + Math.cos(angle) * r * 0.9, 33],
        ],
        major ? r * 0.018 : r * 0.01,
        { sides: 6 },
      )
    }),
    hand((hour / 12) * 6.283, r * 0.46, r * 0.026, 37),
    hand((hour % 1) * 6.283, r * 0.7, r * 0.018, 41),
    disc(mark, r * 0.045, 6, [0, r, 42], { turn: [90, 0, 0] }),
  ]
}

export const candleHolder: Workshop = (order) => {
  const { width, depth, height, main } = order
  const wax = finish('ceramic', 'F3ECDD')
  const flame = finish('flame', 'FFD489', { glow: 1.6 })
  const r = Math.max(30, Math.min(width, depth) / 2)
  const count = Math.min(5, order.count)
  const candle = (x: number, y: number, z: number, long: number, thick: number): Part[] => [
    turnery(
      wax,
      [
        [0, 0],
        [thick, 0],
        [thick, long - 4],
        [thick * 0.8, long],
        [0, long - 2],
      ],
      [x, y, z],
      { sides: 24 },
    ),
    rod(
      finish('metal', '2B2725'),
      [
        [x, y + long - 3, z],
        [x, y + long + 9, z],
      ],
      1.4,
      { sides: 5 },
    ),
    turnery(
      flame,
      flowing(
        [
          [0, 0],
          [4.6, 6],
          [5, 12],
          [2.4, 24],
          [0, 34],
        ],
        4,
      ),
      [x, y + long + 4, z],
      { sides: 14 },
    ),
  ]
  if (count >= 3) {
    const wide = Math.max(width, 220)
    const xs = Array.from(
      { length: count },
      (_, i) => -wide / 2 + 30 + ((wide - 60) * i) / (count - 1),
    )
    const rise = (x: number) =>
      height * 0.5 + (order.pick('bow', 2) ? -1 : 1) * height * 0.3 * (1 - (2 * Math.abs(x)) / wide)
    return [
      turnery(
        main,
        [
          [0, 0],
          [r * 0.7, 0],
          [r * 0.7, 6],
          [r * 0.3, 20],
          [9, 44],
          [8, height * 0.5],
          [0, height * 0.5],
        ],
        [0, 0, 0],
        { edge: 3 },
      ),
      rod(
        main,
        curve(
          xs.map((x): Vector => [x, rise(x) - 8, 0]),
          5,
        ),
        8,
        { sides: 10 },
      ),
      rod(
        main,
        [
          [0, height * 0.3, 0],
          [0, rise(0) - 4, 0],
        ],
        8,
        { sides: 10 },
      ),
      ...xs.flatMap((x) => [
        turnery(
          main,
          [
            [0, 0],
            [9, 0],
            [22, 12],
            [20, 16],
            [14, 14],
            [13, 30],
            [0, 30],
          ],
          [x, rise(x) - 6, 0],
        ),
        ...candle(x, rise(x) + 14, 0, Math.max(110, height * 0.6), 10.5),
      ]),
    ]
  }
  const forms: Profile[] = [
    [
      [0, 0],
      [r, 0],
      [r, 8],
      [r * 0.4, 18],
      [r * 0.2, height * 0.3],
      [r * 0.2, height * 0.7],
      [r * 0.42, height * 0.86],
      [r * 0.44, height],
      [12, height],
      [12, height - 12],
      [0, height - 12],
    ],
    [
      [0, 0],
      [r * 0.8, 0],
      [r, height * 0.3],
      [r * 0.6, height * 0.62],
      [r * 0.34, height * 0.8],
      [r * 0.46, height],
      [12, height],
      [12, height - 12],
      [0, height - 12],
    ],
    [
      [0, 0],
      [r * 0.9, 0],
      [r * 0.9, height * 0.2],
      [r * 0.5, height * 0.26],
      [r * 0.72, height * 0.46],
      [r * 0.4, height * 0.6],
      [r * 0.52, height * 0.84],
      [r * 0.38, height],
      [12, height],
      [12, height - 12],
      [0, height - 12],
    ],
  ]
  return [
    turnery(main, forms[order.pick('form', 3)] ?? forms[0]!, [0, 0, 0], { sides: 48, edge: 4 }),
    ...candle(0, height - 12, 0, Math.max(130, height * 0.9), 11),
  ]
}

export const pictureFrame: Workshop = (order) => {
  const { width, height, main } = order
  const edge = Math.max(10, Math.min(width, height) * order.vary('edge', 0.025, 0.06))
  const dice = createDice(seedFor(order.subject.design, 'motif'))
  const mount = finish('paper', 'F6F2EA')
  const inner: [number, number] = [width - edge * 2, height - edge * 2]
  const tones = dice.oneOf<readonly [string, string, string]>([
    ['C8694A', '2F4A4A', 'D9B27C'],
    ['41576B', 'C9A37E', '8FA39A'],
    ['6B7A5A', 'D8B9A0', '3C3A37'],
    ['B5836B', '8C9AA3', 'E0CBA8'],
    ['2E2D2B', 'B9A88F', 'C2563E'],
  ])
  const ink = tones.map((hex) => finish('paper', hex))
  const scale = Math.min(inner[0], inner[1])
  const blob = (
    of: Finish | undefined,
    x: number,
    y: number,
    r: number,
    z: number,
    power: number,
    squeeze: number,
  ) =>
    disc(of ?? mount, 1, 0.8, [x * inner[0], height / 2 + y * inner[1], z], {
      outline: squircle(r * scale, r * scale * squeeze, power),
      turn: [90, 0, 0],
      sides: 48,
    })
  const motif = dice.below(4)
  const art: Part[] =
    motif === 0
      ? [
          blob(ink[0], 0.08, 0.12, 0.2, 16, 2, 1),
          blob(ink[1], -0.08, -0.14, 0.22, 17, 2.4, 0.8),
          blob(ink[2], 0.14, -0.2, 0.1, 18, 2, 1),
        ]
      : motif === 1
        ? [0, 1, 2, 3].map((i) =>
            blob(ink[i % 3], 0, -0.26 + i * 0.13, 0.32 - i * 0.06, 16 + i * 0.6, 2.6, 0.32),
          )
        : motif === 2
          ? [
              rod(
                ink[1] ?? mount,
                curve(
                  [
                    [0, height * 0.26, 18],
                    [scale * 0.04, height * 0.5, 18],
                    [-scale * 0.02, height * 0.74, 18],
                  ],
                  6,
                ),
                2.5,
                { sides: 6 },
              ),
              ...Array.from({ length: 7 }, (_, i) =>
                leafAt(
                  ink[i % 2 === 0 ? 0 : 1] ?? mount,
                  [0, height * (0.32 + i * 0.06), 18],
                  (i % 2 ? 1 : -1) * 58,
                  0,
                  scale * 0.2,
                ),
              ),
            ]
          : [
              block(ink[1] ?? mount, [inner[0] * 0.56, inner[1] * 0.2, 1], [0, height * 0.28, 16], {
                round: 0.4,
              }),
              blob(ink[0], 0.06, 0.08, 0.17, 16.4, 2, 1),
              block(
                ink[2] ?? mount,
                [inner[0] * 0.56, inner[1] * 0.06, 1],
                [0, height * 0.5, 17.4],
                { round: 0.4 },
              ),
            ]
  return [
    block(mount, [inner[0], inner[1], 8], [0, edge, 12], { round: 1 }),
    ...art.map((one) => ({ ...one })),
    ...[-1, 1].map((side) =>
      block(main, [edge, height, 26], [side * (width / 2 - edge / 2), 0, 14], {
        round: 3,
        fibre: 'y',
      }),
    ),
    ...[0, 1].map((end) =>
      block(main, [width - edge * 2, edge, 26], [0, end * (height - edge), 14], {
        round: 3,
        fibre: 'x',
      }),
    ),
  ]
}

/** Small hardware: a bracket, a fitting or a panel, whichever its sizes suggest. */
export const fitting: Workshop = (order) => {
  const { width, depth, height, main } = order
  const metal = metalOf(order)
  const flat = Math.min(width, depth, height) < Math.max(width, depth, height) * 0.08
  if (flat) {
    return [
      block(main, [width, Math.max(height, width * 0.5), Math.max(12, width * 0.02)], [0, 0, 0], {
        round: 4,
        turn: [-14, 0, 0],
      }),
      ...[-1, 1].map((side) =>
        disc(
          metal,
          width * 0.02,
          4,
          [side * width * 0.42, Math.max(height, width * 0.5) * 0.85, Math.max(12, width * 0.02)],
          { turn: [76, 0, 0] },
        ),
      ),
    ]
  }
  if (order.pick('form', 2) === 0) {
    // An angle bracket with a brace and screw holes.
    const w = Math.min(width, height) * 0.22
    const t = w * 0.2
    const holes = [0.3, 0.6, 0.9]
    return [
      block(main, [w, height, t], [0, 0, -depth / 2 + t / 2], { round: t * 0.4, fibre: 'y' }),
      block(main, [w, t, depth], [0, height - t, 0], { round: t * 0.4, fibre: 'z' }),
      rod(
        main,
        [
          [0, height * 0.2, -depth / 2 + t],
          [0, height - t, depth * 0.3],
        ],
        w * 0.18,
        { sides: 10 },
      ),
      ...holes.map((share) =>
        disc(gapOf(main), w * 0.14, 1.5, [0, height * share * 0.9, -depth / 2 + t], {
          turn: [90, 0, 0],
        }),
      ),
    ]
  }
  const loop = roundedLoop(width * 0.7, depth * 0.7, 20).map(([x, z]): Vector => [
    x,
    height * 0.5,
    z,
  ])
  return [
    block(main, [width, height * 0.84, depth], [0, 0, 0], { round: Math.min(14, height * 0.1) }),
    block(shaded(main, 0.92), [width * 1.02, height * 0.16, depth * 1.02], [0, height * 0.84, 0], {
      round: Math.min(8, height * 0.06),
    }),
    rod(metal, loop, Math.max(2, height * 0.02), { closed: true, sides: 6 }),
    disc(metal, height * 0.08, 6, [0, height * 0.42, depth / 2 - 1], { turn: [90, 0, 0] }),
  ]
}
