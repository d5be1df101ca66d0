import { finish, shaded } from '../render/finish.ts'
import type { Finish } from '../render/finish.ts'
import type { Part } from '../render/mesh.ts'
import type { Profile } from '../render/turned-form.ts'
import { flowing } from '../render/turned-form.ts'
import { curve } from '../render/tube.ts'
import type { Vector } from '../render/vector.ts'
import { disc, rod, turnery } from './joinery.ts'
import type { Order, Workshop } from './order.ts'
import { metalOf } from './order.ts'

const light = finish('glow', 'FFE9C4', { glow: 1.1 })

export const floorLamp: Workshop = (order) => {
  const { width, depth, height } = order
  const stand = standOf(order)
  const form = order.pick('form', 4)
  const r = Math.min(width, depth) / 2
  if (form === 0) {
    // Three legs.
    const knot = height * 0.68
    const legs = [0, 1, 2].map((i) => {
      const angle = Math.PI / 2 + (i * 2 * Math.PI) / 3
      return rod(
        stand,
        [
          [Math.cos(angle) * r * 1.05, 0, Math.sin(angle) * r * 1.05],
          [0, knot, 0],
        ],
        (t) => 10 + 6 * t,
        { sides: 12 },
      )
    })
    return [
      ...legs,
      rod(
        stand,
        [
          [0, knot - 40, 0],
          [0, height - 240, 0],
        ],
        13,
        { sides: 12 },
      ),
      ...shade(order, r, Math.min(320, r * 1.25), [0, height - Math.min(320, r * 1.25), 0]),
    ]
  }
  if (form === 1) {
    // A bow with its shade hanging forward.
    const reach = r * 1.5
    const path = curve(
      [
        [-r * 0.7, 14, 0],
        [-r * 0.7, height * 0.6, 0],
        [-r * 0.4, height * 0.9, 0],
        [reach * 0.2, height - 10, 0],
        [reach * 0.66, height * 0.94, 0],
        [reach * 0.74, height * 0.86, 0],
      ],
      7,
    )
    const bell = r * 0.62
    return [
      disc(stand, r * 0.72, 24, [-r * 0.7, 0, 0]),
      rod(stand, path, 10, { sides: 12 }),
      ...dome(order, bell, bell * 0.95, [reach * 0.74, height * 0.86 - bell * 0.95, 0]),
    ]
  }
  if (form === 2) {
    // A reading lamp with a jointed arm.
    const elbow: Vector = [-r * 0.1, height * 0.86, 0]
    const head: Vector = [r * 0.72, height * 0.9, r * 0.2]
    return [
      disc(stand, r * 0.62, 20, [-r * 0.1, 0, 0]),
      rod(stand, [[-r * 0.1, 16, 0], elbow], 9, { sides: 12 }),
      rod(stand, [elbow, head], 7, { sides: 10 }),
      turnery(
        stand,
        [
          [0, -13],
          [13, -10],
          [15, 0],
          [13, 10],
          [0, 13],
        ],
        elbow,
        { turn: [90, 0, 0], sides: 18 },
      ),
      ...dome(order, r * 0.36, r * 0.5, [head[0], head[1] - r * 0.42, head[2]]),
    ]
  }
  return [
    disc(stand, r * 0.66, 22, [0, 0, 0]),
    rod(
      stand,
      [
        [0, 18, 0],
        [0, height - 200, 0],
      ],
      11,
      { sides: 14 },
    ),
    ...shade(order, r, Math.min(360, r * 1.4), [0, height - Math.min(360, r * 1.4), 0]),
  ]
}

export const tableLamp: Workshop = (order) => {
  const { width, depth, height, main } = order
  const stand = standOf(order)
  const r = Math.min(width, depth) / 2
  const form = order.pick('form', 5)
  if (form === 0) {
    // A mushroom: foot and cap in one line.
    const cap: Profile = flowing(
      [
        [r * 0.98, height * 0.56],
        [r, height * 0.6],
        [r * 0.9, height * 0.82],
        [r * 0.5, height * 0.97],
        [0, height],
      ],
      7,
    )
    return [
      turnery(
        main,
        flowing(
          [
            [0, 0],
            [r * 0.62, 0],
            [r * 0.64, height * 0.05],
            [r * 0.36, height * 0.2],
            [r * 0.26, height * 0.42],
            [r * 0.34, height * 0.66],
          ],
          5,
        ),
        [0, 0, 0],
        { sides: 48 },
      ),
      turnery(main, cap, [0, 0, 0], { sides: 56 }),
      turnery(
        light,
        [
          [0, height * 0.575],
          [r * 0.93, height * 0.575],
        ],
        [0, 0, 0],
        { sides: 40 },
      ),
    ]
  }
  if (form === 1) {
    // A globe on a foot.
    const globe = r * 0.86
    return [
      disc(stand, r * 0.6, 18, [0, 0, 0]),
      rod(
        stand,
        [
          [0, 14, 0],
          [0, height - globe * 1.7, 0],
        ],
        12,
        { sides: 14 },
      ),
      turnery(
        stand,
        [
          [0, 0],
          [globe * 0.42, 0],
          [globe * 0.46, 18],
          [0, 18],
        ],
        [0, height - globe * 2 + 2, 0],
      ),
      ball(glowing(finish('ceramic', 'FBF3E4')), globe, [0, height - globe, 0]),
    ]
  }
  if (form === 2) {
    // An office lamp.
    const elbow: Vector = [-r * 0.5, height * 0.62, 0]
    const head: Vector = [r * 0.5, height * 0.93, 0]
    return [
      disc(main, r * 0.62, 22, [-r * 0.1, 0, 0]),
      rod(stand, [[-r * 0.1, 18, 0], elbow], 7, { sides: 10 }),
      rod(stand, [elbow, head], 6, { sides: 10 }),
      turnery(
        stand,
        [
          [0, -11],
          [12, -8],
          [13, 0],
          [12, 8],
          [0, 11],
        ],
        elbow,
        { turn: [90, 0, 0], sides: 16 },
      ),
      ...dome(order, r * 0.46, r * 0.6, [head[0] + r * 0.1, head[1] - r * 0.5, 0]),
    ]
  }
  const body =
    form === 3
      ? flowing(
          [
            [0, 0],
            [r * 0.3, 0],
            [r * 0.56, height * 0.16],
            [r * 0.6, height * 0.28],
            [r * 0.34, height * 0.46],
            [r * 0.1, height * 0.53],
            [r * 0.08, height * 0.6],
          ],
          6,
        )
      : flowing(
          [
            [0, 0],
            [r * 0.5, 0],
            [r * 0.5, height * 0.05],
            [r * 0.26, height * 0.1],
            [r * 0.44, height * 0.24],
            [r * 0.24, height * 0.38],
            [r * 0.34, height * 0.48],
            [r * 0.08, height * 0.58],
          ],
          6,
        )
  return [
    turnery(
      order.subject.material === 'fabric' || order.subject.material === 'linen' ? stand : main,
      body,
      [0, 0, 0],
      { sides: 48 },
    ),
    ...shade(order, r, height * 0.42, [0, height * 0.58, 0]),
  ]
}

export const pendantLamp: Workshop = (order) => {
  const { width, depth, height, main, accent } = order
  const r = Math.min(width, depth) / 2
  const h = Math.min(height, r * 2.2)
  const cord: Part = {
    ...rod(
      finish('fabric', '3A3936'),
      [
        [0, h - 4, 0],
        [0, h + 4200, 0],
      ],
      5,
      { sides: 8 },
    ),
    outOfFrame: true,
  }
  const cup = turnery(
    accent,
    [
      [0, 0],
      [r * 0.12 + 14, 0],
      [r * 0.1 + 12, 40],
      [12, 62],
      [0, 64],
    ],
    [0, h - 8, 0],
  )
  const form = order.pick('form', 6)
  const glossy = order.main
  if (['rattan', 'jute'].includes(order.subject.material) || form === 5)
    return [cord, cup, ...wovenShade(order, r, h)]
  const forms: Record<number, () => Part[]> = {
    0: () => dome(order, r, h, [0, 0, 0]),
    1: () => [
      ball(
        glowing(order.subject.material === 'glass' ? finish('ceramic', 'FBF3E4') : main),
        Math.min(r, h / 2),
        [0, h / 2, 0],
      ),
    ],
    2: () => [
      turnery(
        glossy,
        flowing(
          [
            [r, 0],
            [r * 0.97, h * 0.08],
            [r * 0.6, h * 0.4],
            [r * 0.24, h * 0.72],
            [r * 0.1, h],
          ],
          6,
        ),
        [0, 0, 0],
        { sides: 56 },
      ),
      turnery(
        light,
        [
          [0, 0],
          [r * 0.96, 0],
        ],
        [0, 10, 0],
      ),
    ],
    3: () => {
      // Leaves one above another, throwing light down.
      return [0, 1, 2].flatMap((i) => {
        const ring = r * (1 - i * 0.25)
        const y = h * (0.1 + i * 0.29)
        return [
          turnery(
            glossy,
            flowing(
              [
                [ring, y],
                [ring * 0.98, y + h * 0.04],
                [ring * 0.7, y + h * 0.17],
                [ring * 0.4, y + h * 0.24],
              ],
              5,
            ),
            [0, 0, 0],
            { sides: 56 },
          ),
          turnery(
            shaded(light, 1),
            [
              [ring * 0.3, y + h * 0.06],
              [ring * 0.9, y + h * 0.035],
            ],
            [0, 0, 0],
            { sides: 44 },
          ),
        ]
      })
    },
    4: () => [
      turnery(
        glowing(paperOf(order)),
        flowing(
          [
            [r * 0.3, 0],
            [r * 0.74, h * 0.1],
            [r, h * 0.42],
            [r * 0.86, h * 0.74],
            [r * 0.4, h * 0.97],
            [r * 0.16, h],
          ],
          7,
        ),
        [0, 0, 0],
        { sides: 56, fibre: 'around' },
      ),
      ...Array.from({ length: 13 }, (_, i) => {
        const t = (i + 0.5) / 13
        return ring(shaded(paperOf(order), 0.86), profileRadius(r, t), h * t, 2.2)
      }),
    ],
  }
  return [cord, cup, ...(forms[form] ?? forms[0]!)()]
}

function profileRadius(r: number, t: number): number {
  const points: [number, number][] = [
    [0, 0.3],
    [0.1, 0.74],
    [0.42, 1],
    [0.74, 0.86],
    [0.97, 0.4],
    [1, 0.16],
  ]
  const next = points.findIndex(([at]) => at >= t)
  const [a, b] = [points[Math.max(0, next - 1)]!, points[Math.max(1, next)]!]
  const share = (t - a[0]) / (b[0] - a[0] || 1)
  const eased = Math.sin((share * Math.PI) / 2)
  return (
    r * (a[1] + (b[1] - a[1]) * (b[1] > a[1] ? eased : 1 - Math.cos((share * Math.PI) / 2))) * 1.002
  )
}

function wovenShade(order: Order, r: number, h: number): Part[] {
  const cane: Finish = {
    ...order.main,
    surface: order.subject.material === 'jute' ? 'jute' : 'rattan',
  }
  const ribs = 40
  const belly = order.vary('belly', 0.1, 0.5)
  const radius = (t: number) =>
    r *
    (1 - belly * (1 - Math.sin(Math.PI * (0.24 + t * 0.62))) * 1.6) *
    (t > 0.85 ? 1 - (t - 0.85) * 4 : 1)
  return [
    ball(light, Math.min(90, r * 0.3), [0, h * 0.5, 0]),
    ...Array.from({ length: ribs }, (_, i) => {
      const angle = (i / ribs) * Math.PI * 2
      return rod(
        cane,
        Array.from({ length: 9 }, (_, k): Vector => {
          const t = k / 8
          const twist = angle + t * (i % 2 ? 0.6 : -0.6)
          return [Math.cos(twist) * radius(t), h * t, Math.sin(twist) * radius(t)]
        }),
        4.4,
        { sides: 5 },
      )
    }),
    ring(cane, radius(0), 2, 8),
    ring(cane, radius(0.5), h * 0.5, 6),
    ring(cane, radius(1), h - 4, 8),
  ]
}

/** A cloth shade around a bulb. */
function shade(order: Order, r: number, h: number, at: Vector): Part[] {
  const cloth = paperOf(order)
  const top = r * order.vary('cone', 0.55, 0.98)
  const lit = glowing(cloth)
  return [
    turnery(
      lit,
      [
        [r, 0],
        [r * 0.7 + top * 0.3, h * 0.3],
        [r * 0.4 + top * 0.6, h * 0.6],
        [top, h],
      ],
      at,
      { sides: 56, fibre: 'around' },
    ),
    turnery(
      light,
      [
        [0, 0],
        [r * 0.985, 0],
      ],
      [at[0], at[1] + 12, at[2]],
      { sides: 40 },
    ),
    turnery(
      shaded(light, 0.8),
      [
        [top * 0.98, 0],
        [0, 0],
      ],
      [at[0], at[1] + h - 8, at[2]],
      { sides: 40 },
    ),
    ring(shaded(cloth, 0.85), r, at[1] + 2, 3, at),
    ring(shaded(cloth, 0.85), top, at[1] + h - 2, 3, at),
  ]
}

/** A bell of metal, glass or painted sheet, lit within. */
function dome(order: Order, r: number, h: number, at: Vector): Part[] {
  const shell =
    order.subject.material === 'glass' ? glowing(finish('ceramic', 'F4ECDC')) : order.main
  const bulge = order.vary('bulge', 0.5, 0.9)
  return [
    turnery(
      shell,
      flowing(
        [
          [r, 0],
          [r * 0.985, h * 0.1],
          [r * (0.62 + 0.3 * bulge), h * 0.5],
          [r * (0.3 + 0.3 * bulge), h * 0.82],
          [r * 0.14, h * 0.98],
          [0, h],
        ],
        7,
      ),
      at,
      { sides: 56 },
    ),
    turnery(
      light,
      [
        [0, 0],
        [r * 0.95, 0],
      ],
      [at[0], at[1] + 8, at[2]],
      { sides: 40 },
    ),
  ]
}

function paperOf(order: Order): Finish {
  const soft = ['fabric', 'linen', 'cotton', 'wool', 'velvet', 'rattan', 'jute'].includes(
    order.subject.material,
  )
  return soft ? { ...order.main, surface: 'linen' } : finish('linen', 'F3EADA')
}

const glowing = (of: Finish): Finish => ({ ...of, glow: 0.42 })

function standOf(order: Order): Finish {
  const { main, accent } = order
  if (
    ['fabric', 'linen', 'cotton', 'wool', 'rattan', 'jute', 'glass'].includes(
      order.subject.material,
    )
  )
    return accent
  return main.surface === 'painted' || main.surface === 'plastic' ? metalOf(order) : main
}

function ball(of: Finish, r: number, at: Vector): Part {
  const profile = Array.from({ length: 21 }, (_, i): [number, number] => {
    const angle = -Math.PI / 2 + (i / 20) * Math.PI
    return [Math.max(0, r * Math.cos(angle)), r * Math.sin(angle)]
  })
  return turnery(of, profile, at, { sides: 48 })
}

const ring = (of: Finish, r: number, y: number, thick: number, [x, , z]: Vector = [0, 0, 0]) =>
  rod(
    of,
    Array.from({ length: 48 }, (_, i): Vector => [
      x + Math.cos((i / 48) * 6.28319) * r,
      y,
      z + Math.sin((i / 48) * 6.28319) * r,
    ]),
    thick,
    { closed: true, sides: 6 },
  )
