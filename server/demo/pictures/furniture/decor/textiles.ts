import { cloth as sheet } from '../../render/cloth.ts'
import { type Pattern, finish, shaded } from '../../render/finish.ts'
import type { Part } from '../../render/mesh.ts'
import { noise } from '../../render/noise.ts'
import { squircle } from '../../render/turned-form.ts'
import type { Vector } from '../../render/vector.ts'
import { bar, block, plank, disc, part, pillow, rod, roundedLoop } from '../parts/joinery.ts'
import { type FurnitureSpec, type FurnitureBuilder, woodOf } from '../parts/furniture-spec.ts'

export const rug: FurnitureBuilder = (spec) => {
  const { width, depth, main } = spec
  const thick = spec.subject.material === 'wool' || spec.subject.material === 'boucle' ? 36 : 14
  const round = Math.abs(width - depth) < 30 && spec.pick('round', 2) === 0
  const form = spec.pick('form', 6)
  const patterns = ['frame', 'diamonds', 'arches', 'stripes', 'diamonds', 'checks'] as const
  const pattern = round ? ('rings' as const) : patterns[form]!
  // Some are of one colour, their pattern cut into the pile.
  const isPlain = form === 4 || spec.subject.accent === spec.subject.color
  const cut = shaded(main, 0.84)
  const pile = {
    ...main,
    pattern,
    second: isPlain ? ([cut.red, cut.green, cut.blue] as const) : secondTone(spec),
  }
  // Patterns are measured in thousandths of the shorter side, so that they do not stretch.
  const share = 1000 / Math.min(width, depth)
  const isWhole = round || pattern === 'frame'
  const size: [number, number] = isWhole ? [1000, 1000] : [width * share, depth * share]
  const edge = round
    ? Array.from({ length: 72 }, (_, i) => squircle(width / 2, depth / 2, 2)((i / 36) * Math.PI))
    : roundedLoop(width, depth, 20)
  const body = round
    ? disc(pile, 1, thick, [0, 0, 0], { outline: squircle(width / 2, depth / 2, 2), sides: 72 })
    : block(pile, [width, thick, depth], [0, 0, 0], {
        round: thick * 0.45,
        soft: thick * 0.14,
        cells: [20, 1, 28],
      })
  const { points, grain } = body.shape
  for (let i = 0; i < points.length; i += 3) {
    grain[i] = (points[i]! / width + 0.5) * size[0]
    grain[i + 1] = (points[i + 2]! / depth + 0.5) * size[1]
  }
  return [
    body,
    // The edge is whipped with yarn.
    rod(
      shaded(main, 0.86),
      edge.map(([x, z]): Vector => [x, 6, z]),
      6,
      { closed: true, sides: 6 },
    ),
    ...(!round && form % 2 === 0 ? fringe(spec) : []),
  ]
}

function secondTone(spec: FurnitureSpec): readonly [number, number, number] {
  const { red, green, blue } = spec.accent
  const { main } = spec
  return [
    main.red * 0.35 + red * 0.65,
    main.green * 0.35 + green * 0.65,
    main.blue * 0.35 + blue * 0.65,
  ]
}

function fringe(spec: FurnitureSpec): Part[] {
  const { width, depth } = spec
  const yarn = finish('cotton', 'EAE2D2')
  const count = Math.round(width / 30)
  return [-1, 1].flatMap((end) =>
    Array.from({ length: count }, (_, i) => {
      const x = -width / 2 + ((i + 0.5) * width) / count
      const stray = spec.vary(`fringe${end}${i}`, -12, 12)
      return rod(
        yarn,
        [
          [x, 5, end * (depth / 2 - 4)],
          [x + stray * 0.4, 5, end * (depth / 2 + 34)],
          [x + stray, 4, end * (depth / 2 + 88)],
        ],
        7.5,
        { sides: 4 },
      )
    }),
  )
}

export const cushion: FurnitureBuilder = (spec) => {
  const { width, height, main } = spec
  const tall = Math.max(
    220,
    Math.min(height > 250 ? height : spec.depth > 250 ? spec.depth : width, width * 1.2),
  )
  const form = spec.pick('form', 4)
  const patterns: (Pattern | undefined)[] = [undefined, 'stripes', undefined, 'checks']
  const cover = { ...main, pattern: patterns[form], second: secondTone(spec) }
  const turn = [-5, spec.vary('turn', -6, 6), 0] as const
  return pillow(cover, [width, tall, Math.min(260, width * 0.5)], [0, 3, 0], {
    turn,
    seed: 3 + (spec.subject.design % 7),
  })
}

export const blanket: FurnitureBuilder = (spec) => {
  const { main } = spec
  const pattern = (['stripes', undefined, 'checks', undefined] as const)[spec.pick('pattern', 4)]
  const wool = { ...main, pattern, second: secondTone(spec) }
  const [wide, deep, fold] = [560, 400, 46]
  // Folded in three: each fold is round in front and lies a little differently.
  const folded = [0, 1, 2].map((i) =>
    plank(
      wool,
      i,
      [wide - spec.vary(`side${i}`, 0, 16), fold + 4, deep - spec.vary(`front${i}`, 0, 14)],
      [spec.vary(`shift${i}`, -5, 5), fold * i * 0.94, spec.vary(`out${i}`, -4, 5)],
      { round: 24, soft: 7, cells: [14, 3, 10], seed: i + (spec.subject.design % 5) },
    ),
  )
  // One end lies over the pile and hangs down in front of it, with a fringe.
  const [top, from] = [fold * 3 + 10, -deep * 0.36]
  const long = [deep * 0.86, top - 66] as const
  const layAt = (u: number, v: number): Vector => {
    const run = v * (long[0] + long[1] + 40)
    const over = Math.max(0, Math.min(1, (run - long[0]) / 70))
    const wave = noise(u * 4, v * 3, spec.subject.design + 0.5) * 5
    return [
      (u - 0.5) * 330 + 50 + wave,
      top + wave * 0.4 * (1 - over) - 40 * over * over - Math.max(0, run - long[0] - 70),
      from + Math.min(run, long[0]) + 40 * Math.sin((over * Math.PI) / 2) + wave * 2 * over,
    ]
  }
  const strip = sheet(layAt, { columns: 14, rows: 26, thickness: 12, size: [330, 620], seed: 9 })
  const fringe = Array.from({ length: 30 }, (_, i): Part => {
    const [x, y, z] = layAt((i + 0.5) / 30, 1)
    const stray = spec.vary('t' + i, -5, 5)
    return rod(
      wool,
      [
        [x, y + 4, z],
        [x + stray, y - 26, z + 4],
        [x + stray, y - 54, z + 2],
      ],
      4.2,
      { sides: 5 },
    )
  })
  return [...folded, part(strip, wool), ...fringe]
}

export const curtain: FurnitureBuilder = (spec) => {
  const { width, height, main } = spec
  const rail = woodOf(spec)
  const tall = Math.max(height, 1400)
  const wide = Math.min(Math.max(width, 900), tall * 0.9)
  const gather = spec.vary('gather', 0.3, 0.38)
  const pleats = Math.round(spec.vary('pleats', 4, 6))
  const sheer = spec.subject.material === 'linen' || spec.subject.material === 'cotton'
  const drape = (side: -1 | 1) =>
    part(
      sheet(
        (u, v) => {
          const top = 1 - v
          const spreadOut = 1 + 0.1 * top
          const wave =
            Math.sin(u * pleats * Math.PI * 2 + side) * (34 + 22 * top) +
            noise(u * 6, v * 2, side * 3 + 0.5) * 14 * top
          return [
            side * (wide / 2 - wide * gather * spreadOut * (side === 1 ? 1 - u : u)) +
              noise(u * 4, v * 3, 7.5) * 8 * top,
            v * tall + 14,
            80 + wave,
          ]
        },
        { columns: 110, rows: 22, thickness: 4, size: [wide * 0.8, tall], seed: side },
      ),
      sheer ? { ...main, glow: 0.12 } : main,
    )
  const y = tall + 34
  return [
    ...windowBehind(wide, tall),
    bar(rail, [-wide / 2 - 120, y, 80], [wide / 2 + 120, y, 80], 14, { sides: 14 }),
    ...[-1, 1].flatMap((side) => [
      disc(rail, 26, 30, [side * (wide / 2 + 120), y, 80], { turn: [0, 0, 90] }),
      bar(shaded(rail, 0.9), [side * (wide / 2 + 60), y, 0], [side * (wide / 2 + 60), y, 80], 9, {
        sides: 10,
      }),
    ]),
    ...[-1, 1].flatMap((side) =>
      Array.from({ length: pleats }, (_, i): Part => {
        const x = side * (wide / 2 - wide * gather * ((i + 0.5) / pleats))
        return rod(
          shaded(rail, 0.9),
          Array.from({ length: 16 }, (_, k): Vector => [
            x,
            y - 8 + Math.sin((k / 16) * 6.2832) * 24,
            80 + Math.cos((k / 16) * 6.2832) * 24,
          ]),
          3,
          { closed: true, sides: 5 },
        )
      }),
    ),
    drape(-1),
    drape(1),
  ]
}

/** A window with daylight, from the height of a table to below the rail. */
function windowBehind(wide: number, tall: number): Part[] {
  const frame = finish('painted', 'F3EFE7')
  const [sill, top, half] = [tall * 0.3, tall * 0.93, wide * 0.42]
  const bar = (width: number, height: number, x: number, low: number, deep = 20) =>
    block(frame, [width, height, deep], [x, low, deep / 2], { round: 4, cells: [3, 8, 1] })
  return [
    block(finish('sky', 'EEF1EF', { glow: 0.5 }), [half * 2, top - sill, 4], [0, sill, 2]),
    ...[-1, 0, 1].map((side) => bar(side ? 64 : 44, top - sill, side * half, sill)),
    bar(half * 2 + 64, 64, 0, top),
    bar(half * 2, 30, 0, sill + (top - sill) * 0.64),
    bar(half * 2 + 150, 36, 0, sill - 36, 26),
  ]
}
