import { cloth as sheet } from '../render/cloth.ts'
import { another, finish } from '../render/finish.ts'
import type { Finish } from '../render/finish.ts'
import type { Part } from '../render/mesh.ts'
import { noise } from '../render/noise.ts'
import { curve } from '../render/tube.ts'
import type { Vector } from '../render/vector.ts'
import { block, cushion, fields, part, pillow, rod } from './joinery.ts'
import { legs } from './legs.ts'
import type { Order, Workshop } from './order.ts'
import { softMaterials } from './order.ts'

export const bed: Workshop = (order) => {
  const { width, depth, height, main, accent } = order
  const soft = softMaterials.has(order.subject.material)
  const style = ['tapered', 'straight', 'block', 'hairpin'].includes(order.subject.legs)
    ? order.subject.legs
    : 'none'
  const legHeight = style === 'none' ? 40 : 130
  const rail = soft ? 230 : 170
  const frame: Part[] = soft
    ? [block(main, [width, rail, depth], [0, legHeight, 0], { round: 30, soft: 2 })]
    : [
        ...[-1, 1].map((side) =>
          block(another(main, side), [34, rail, depth], [side * (width / 2 - 17), legHeight, 0], {
            round: 8,
            fibre: 'z',
          }),
        ),
        block(another(main, 5), [width, rail, 34], [0, legHeight, depth / 2 - 17], { round: 8 }),
        block(another(main, 6), [width - 60, 24, depth - 60], [0, legHeight + 40, 0], { round: 3 }),
      ]
  const bedTop = legHeight + rail - (soft ? 10 : 60)
  return [
    ...legs(style, accent, { width, depth, height: legHeight + 4, inset: 80, thick: 58 }),
    ...frame,
    ...headboard(order, soft, legHeight),
    ...bedding(order, width - (soft ? 20 : 76), depth - 80, bedTop, -10, Math.min(height, 1400)),
  ]
}

function headboard(order: Order, soft: boolean, y: number): Part[] {
  const { width, depth, height, main } = order
  const z = -depth / 2
  const tall = Math.max(height, 820) - y
  const form = order.pick('head', 4)
  if (soft) {
    const fieldsAcross =
      form === 0 ? 1 : form === 1 ? 2 : Math.round(width / (form === 2 ? 170 : 320))
    return [
      block(main, [width + 20, tall - 30, 60], [0, y, z + 10], { round: 24 }),
      ...fields(width + 16, fieldsAcross, 2).map(({ middle, size }, i) =>
        block(
          another(main, i),
          [size, tall * (form === 3 ? 0.5 : 0.62), 92],
          [middle, y + tall * (form === 3 ? 0.5 : 0.4), z + 44],
          { round: 38, puff: 20, soft: 2, seed: i },
        ),
      ),
    ]
  }
  if (form === 0) {
    return [
      ...[-1, 1].map((side) =>
        block(another(main, side), [56, tall + y, 46], [side * (width / 2 - 28), 0, z + 20], {
          round: 10,
          fibre: 'y',
        }),
      ),
      ...[0.98, 0.5].map((share) =>
        block(another(main, share * 10), [width - 80, 76, 30], [0, y + tall * share - 76, z + 20], {
          round: 10,
        }),
      ),
      ...fields(width - 120, Math.round(width / 120), 74).map(({ middle, size }, i) =>
        block(another(main, i), [size, tall * 0.44, 18], [middle, y + tall * 0.48, z + 20], {
          round: 6,
          fibre: 'y',
        }),
      ),
    ]
  }
  if (form === 1) {
    return fields(tall * 0.72, 3, 14).map(({ middle, size }, i) =>
      block(
        another(main, i),
        [width + 30, size, 34],
        [0, y + tall * 0.62 + middle - size / 2, z + 14],
        { round: 10, turn: [-5, 0, 0] },
      ),
    )
  }
  if (form === 2) {
    const cane = finish('rattan', 'D3B483')
    return [
      block(cane, [width - 80, tall * 0.6, 12], [0, y + tall * 0.34, z + 14], { round: 2 }),
      rod(
        main,
        curve(
          [
            [-width / 2 + 20, 0, z + 14],
            [-width / 2 + 20, y + tall * 0.8, z + 14],
            [-width / 2 + 100, y + tall - 20, z + 14],
            [0, y + tall - 14, z + 14],
            [width / 2 - 100, y + tall - 20, z + 14],
            [width / 2 - 20, y + tall * 0.8, z + 14],
            [width / 2 - 20, 0, z + 14],
          ],
          6,
        ),
        24,
        { sides: 12 },
      ),
      rod(
        main,
        [
          [0, y + 100, z + 14],
          [0, y + tall - 20, z + 14],
        ],
        16,
        { sides: 10 },
      ),
    ]
  }
  return [block(main, [width + 40, tall, 40], [0, y, z + 6], { round: 14, fibre: 'x' })]
}

/** Mattress, duvet, pillows and a throw. */
export function bedding(
  order: Order,
  width: number,
  depth: number,
  y: number,
  z: number,
  height: number,
): Part[] {
  const white = finish('cotton', 'F1EEE8')
  const tones = ['DAD3C6', 'B9BDB4', 'C9B6A1', 'A9B1B6', 'E4DED2', 'B8A090']
  const tone = finish('linen', tones[order.pick('duvet', tones.length)] ?? 'DAD3C6')
  const mattress = 200
  const top = y + mattress
  const place = [width, depth, top, z] as const
  const design = order.subject.design
  const pillowWide = Math.min(620, width > 1300 ? width / 2 - 60 : width - 80)
  const pillowsAcross = width > 1300 ? [-1, 1] : [0]
  const rise = Math.min(420, height - top + 120)
  return [
    ...cushion(white, [width, mattress, depth], [0, y, z], { puff: 6, soft: 2, seed: 3 }),
    part(
      cover(place, { from: -depth * 0.16, to: depth / 2 + 150, hang: 230, lift: 4, design }),
      tone,
    ),
    ...pillowsAcross.flatMap((side, i) => [
      ...pillow(
        another(tone, i + 3),
        [pillowWide, rise, 210],
        [side * (width / 4), top + 4, z - depth / 2 + 130],
        { turn: [-22, side * 2, 0], seed: i + 60 },
      ),
      ...pillow(
        another(white, i + 3),
        [pillowWide * 0.95, rise * 0.86, 200],
        [side * (width / 4), top + 6, z - depth / 2 + 290],
        { turn: [-34, side * -3, side * 1.5], seed: i + 70 },
      ),
    ]),
    part(
      cover(place, { from: depth * 0.14, to: depth * 0.36, hang: 270, lift: 20, design }),
      finish('wool', tones[order.pick('throw', tones.length)] ?? 'B8A090', { seed: 9 }),
    ),
  ]
}

/** Height of the duvet over the mattress at a place on the bed. */
function duvetRise(s: number, z: number, design: number): number {
  return 34 + noise(s / 260, z / 300, design % 97) * 15 + noise(s / 95, z / 110, design % 53) * 6
}

/**
 * A cover that lies on the bed and falls over its edges; `from` and `to` are measured along the bed
 * from the middle of the mattress, `lift` keeps layers apart.
 */
function cover(
  [width, depth, top, z]: readonly [number, number, number, number],
  {
    from,
    to,
    hang,
    lift,
    design,
  }: { from: number; to: number; hang: number; lift: number; design: number },
) {
  const wide = width + hang * 2
  const long = to - from
  const round = 70
  // Runs along an edge, then round it, then down: how far out and how far down.
  const over = (distance: number): readonly [out: number, down: number] => {
    if (distance <= 0) return [0, 0]
    const angle = Math.min(Math.PI / 2, distance / round)
    const rest = Math.max(0, distance - (round * Math.PI) / 2)
    return [round * Math.sin(angle), round * (1 - Math.cos(angle)) + rest]
  }
  const edge = width / 2 - round * 0.55
  const foot = depth / 2 - round * 0.5
  return sheet(
    (u, v) => {
      const s = (u - 0.5) * wide
      const run = from + v * long
      const [sideOut, sideDown] = over(Math.abs(s) - edge)
      const [footOut, footDown] = over(run - foot)
      const lying = Math.max(0, 1 - (sideDown + footDown) / 90)
      const hanging = 1 - lying
      const ripple = hanging * 9 * Math.sin(run / 62 + Math.sign(s)) * Math.min(1, sideDown / 80)
      const hem = Math.min(1, v * 9 + 0.2)
      return [
        Math.sign(s) * (Math.min(Math.abs(s), edge) + sideOut + ripple + lift),
        top +
          lift +
          duvetRise(s, run, design) * lying * hem -
          Math.max(sideDown, footDown) +
          12 * hanging,
        z + Math.min(run, foot) + footOut + (footOut > 0 ? lift : 0),
      ]
    },
    { columns: 60, rows: Math.round(long / 34), thickness: 12, size: [wide, long], seed: 4 },
  )
}

export const mattress: Workshop = (order) => {
  const { width, depth, height, main } = order
  const ticking: Finish = { ...main, surface: 'cotton' }
  const thick = Math.min(340, Math.max(120, height))
  const rows = Math.round(depth / 240)
  const columns = Math.round(width / 240)
  const quilt = fields(depth - 30, rows, 2).flatMap((row, r) =>
    fields(width - 30, columns, 2).map((column, c) =>
      block(
        another(ticking, r * 7 + c),
        [column.size, 46, row.size],
        [column.middle, thick - 46, row.middle],
        { round: 16, puff: 12, cells: 4, seed: r + c },
      ),
    ),
  )
  return [
    block(another(ticking, 1), [width, thick - 34, depth], [0, 0, 0], { round: 40, soft: 2 }),
    ...[0.22, 0.82].map((share) =>
      rod(
        order.accent.surface === 'metal'
          ? { ...main, red: main.red * 0.7, green: main.green * 0.7, blue: main.blue * 0.7 }
          : order.accent,
        loopOf(width - 8, depth - 8, 46).map(([x, zz]): Vector => [x, (thick - 34) * share, zz]),
        7,
        { closed: true, sides: 6 },
      ),
    ),
    ...quilt,
  ]
}

function loopOf(width: number, depth: number, r: number): [number, number][] {
  const corner = (cx: number, cz: number, from: number) =>
    Array.from({ length: 5 }, (_, i): [number, number] => [
      cx + r * Math.cos(from + (i * Math.PI) / 8),
      cz + r * Math.sin(from + (i * Math.PI) / 8),
    ])
  const [x, z] = [width / 2 - r, depth / 2 - r]
  return [
    ...corner(x, z, 0),
    ...corner(-x, z, Math.PI / 2),
    ...corner(-x, -z, Math.PI),
    ...corner(x, -z, Math.PI * 1.5),
  ]
}

export const kidsBed: Workshop = (order) => {
  const { width, depth, main } = order
  // Children's beds are shown from their long side: length runs along x.
  const long = Math.max(width, depth)
  const wide = Math.min(width, depth)
  const form = order.pick('form', 3)
  const deck = form === 1 ? 560 : 260
  const tall = form === 2 ? 1500 : Math.max(700, order.height)
  const post = (x: number, z: number, top: number) =>
    block(another(main, x + z), [52, top, 52], [x, 0, z], { round: 12, fibre: 'y' })
  const x = long / 2 - 26
  const z = wide / 2 - 26
  const top = form === 1 ? tall : tall * (form === 2 ? 1 : 0.86)
  const parts: Part[] = [post(-x, z, top), post(x, z, top), post(-x, -z, top), post(x, -z, top)]
  parts.push(
    ...[-1, 1].map((side) =>
      block(another(main, side), [long - 60, 130, 26], [0, deck - 110, side * z], { round: 8 }),
    ),
    ...[-1, 1].map((side) =>
      block(another(main, side + 3), [26, 130, wide - 60], [side * x, deck - 110, 0], {
        round: 8,
        fibre: 'z',
      }),
    ),
    block(main, [long - 70, 20, wide - 70], [0, deck - 60, 0], { round: 3 }),
    ...[-1, 1].map((side) =>
      block(another(main, side + 5), [26, 70, wide - 60], [side * x, deck + 300, 0], {
        round: 14,
        fibre: 'z',
      }),
    ),
    block(another(main, 12), [long - 60, 70, 26], [0, deck + 300, -z], { round: 14 }),
    ...fields(wide - 160, 4, 60).flatMap(({ middle, size }, i) =>
      [-1, 1].map((side) =>
        block(another(main, i), [16, 320, size], [side * x, deck, middle], {
          round: 5,
          fibre: 'y',
        }),
      ),
    ),
    block(another(main, 14), [long * 0.46, 60, 26], [-long * 0.25, deck + 240, z], { round: 14 }),
    ...fields(long * 0.42, 5, 62).map(({ middle, size }, i) =>
      block(another(main, i + 3), [size, 260, 14], [-long * 0.25 + middle, deck, z], {
        round: 5,
        fibre: 'y',
      }),
    ),
  )
  if (form === 2) {
    // A house roof.
    const ridge = tall + 330
    for (const side of [-1, 1]) {
      parts.push(
        rod(
          main,
          [
            [side * x, tall - 10, z],
            [side * x, ridge, 0],
          ],
          24,
          { sides: 10 },
        ),
        rod(
          main,
          [
            [side * x, tall - 10, -z],
            [side * x, ridge, 0],
          ],
          24,
          { sides: 10 },
        ),
      )
    }
    parts.push(
      rod(
        main,
        [
          [-x, ridge, 0],
          [x, ridge, 0],
        ],
        22,
        { sides: 10 },
      ),
    )
    parts.push(
      ...[-1, 1].map((side) =>
        rod(
          main,
          [
            [-x, tall - 20, side * z],
            [x, tall - 20, side * z],
          ],
          20,
          { sides: 10 },
        ),
      ),
    )
  }
  if (form === 1) {
    for (const { middle, size } of fields(long - 90, 3, 10)) {
      parts.push(
        block(another(main, middle), [size, deck - 190, 20], [middle, 50, z + 4], { round: 5 }),
      )
      parts.push(
        block(order.accent, [90, 14, 10], [middle, 50 + (deck - 190) * 0.7, z + 18], { round: 5 }),
      )
    }
  }
  const white = finish('cotton', 'F1EEE8')
  const tones = ['C9D2CE', 'E6C9B8', 'CFC7B4', 'B7C4CF']
  const cover = finish('cotton', tones[order.pick('cover', 4)] ?? 'C9D2CE')
  parts.push(
    ...cushion(white, [long - 90, 130, wide - 90], [0, deck - 40, 0], { puff: 6, soft: 2 }),
    ...cushion(cover, [long * 0.62, 90, wide - 66], [long * 0.14, deck + 60, 4], {
      puff: 20,
      soft: 10,
      seed: 8,
      seam: false,
    }),
    ...cushion(another(white, 4), [420, 110, wide * 0.6], [-long / 2 + 310, deck + 90, 0], {
      puff: 36,
      soft: 8,
      seed: 9,
      turn: [0, 0, 12],
      seam: false,
    }),
  )
  return parts
}
