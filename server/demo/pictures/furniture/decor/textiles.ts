import { cloth as sheet } from '../../render/cloth.ts'
import type { Pattern } from '../../render/finish.ts'
import { withPatternOffset, finish, shaded } from '../../render/finish.ts'
import type { Part } from '../../render/mesh.ts'
import { noise } from '../../render/noise.ts'
import { squircle } from '../../render/turned-form.ts'
import type { Vector } from '../../render/vector.ts'
import { disc, part, pillow, rod } from '../parts/joinery.ts'
import type { FurnitureSpec, FurnitureBuilder } from '../parts/furniture-spec.ts'
import { woodOf } from '../parts/furniture-spec.ts'

export const rug: FurnitureBuilder = (spec) => {
  const { width, depth, main } = spec
  const thick = spec.subject.material === 'wool' || spec.subject.material === 'boucle' ? 18 : 9
  const round = Math.abs(width - depth) < 30 && spec.pick('round', 2) === 0
  const form = spec.pick('form', 6)
  const patterns: (Pattern | undefined)[] = [
    'frame',
    'diamonds',
    'arches',
    'stripes',
    undefined,
    'checks',
  ]
  const pattern = round ? (form < 3 ? 'rings' : undefined) : patterns[form]
  const second = spec.subject.accent === spec.subject.color ? undefined : secondTone(spec)
  const pile = {
    ...main,
    pattern,
    second: second ?? ([main.red * 0.55, main.green * 0.55, main.blue * 0.55] as const),
  }
  if (round) {
    const one = disc(pile, 1, thick, [0, 0, 0], {
      outline: squircle(width / 2, depth / 2, 2),
      sides: 72,
    })
    centreGrain(one, width, depth)
    return [one]
  }
  // Patterns are measured in thousandths of the shorter side, so that they do not stretch.
  const share = 1000 / Math.min(width, depth)
  const inFrame = pattern === 'frame'
  const size: [number, number] = inFrame ? [1000, 1000] : [width * share, depth * share]
  const body = part(
    sheet(
      (u, v) => [
        (u - 0.5) * width,
        thick / 2 + Math.max(0, noise(u * 5, v * 5, spec.subject.design % 61)) * 2.5,
        (0.5 - v) * depth,
      ],
      { columns: 40, rows: 40, thickness: thick, size },
    ),
    { ...pile, surface: pile.surface },
  )
  return [body, ...(form % 2 === 0 ? fringe(spec) : [])]
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

function centreGrain({ shape }: Part, width: number, depth: number): void {
  for (let i = 0; i < shape.points.length; i += 3) {
    shape.grain[i] = (shape.points[i]! / width + 0.5) * 1000
    shape.grain[i + 1] = (shape.points[i + 2]! / depth + 0.5) * 1000
  }
}

function fringe(spec: FurnitureSpec): Part[] {
  const { width, depth } = spec
  const yarn = finish('cotton', 'EAE2D2')
  const count = Math.round(depth / 30)
  return [-1, 1].flatMap((side) =>
    Array.from({ length: count }, (_, i) => {
      const z = -depth / 2 + ((i + 0.5) * depth) / count
      const stray = spec.vary(`fringe${side}${i}`, -12, 12)
      return rod(
        yarn,
        [
          [side * (width / 2 - 4), 5, z],
          [side * (width / 2 + 34), 4, z + stray * 0.4],
          [side * (width / 2 + 74), 3, z + stray],
        ],
        4,
        { sides: 5 },
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
  const turn = [-16, spec.vary('turn', -7, 7), spec.vary('tip', -2.5, 2.5)] as const
  return pillow(cover, [width, tall, Math.min(230, width * 0.44)], [0, 3, 0], {
    turn,
    seed: 3 + (spec.subject.design % 7),
  })
}

export const blanket: FurnitureBuilder = (spec) => {
  const { main } = spec
  const pattern: Pattern | undefined = (['stripes', undefined, 'checks', undefined] as const)[
    spec.pick('pattern', 4)
  ]
  const wool = { ...main, pattern, second: secondTone(spec) }
  const wide = 520
  const deep = 380
  const layers = 4
  const thick = 36
  const folded = Array.from({ length: layers }, (_, i) =>
    part(
      sheet(
        (u, v) => {
          // Each layer is one turn of the fold: its front edge is round.
          const s = (v - 0.5) * 2
          const loop = Math.abs(s) < 0.16 ? 1 : 0
          const around = Math.max(-1, Math.min(1, s / 0.16))
          const angle = (around * Math.PI) / 2
          const z =
            loop || Math.abs(s) <= 0.16
              ? deep / 2 + Math.cos(angle) * thick * 0.46
              : deep / 2 - (Math.abs(s) - 0.16) * deep * 1.19
          return [
            (u - 0.5) * (wide - i * 6) + 5 * noise(i * 3.1, v * 3, 1),
            thick * (i + 0.52) +
              Math.sin(angle) * thick * 0.4 +
              noise(u * 3, v * 4, i * 5 + 0.5) * 4,
            z - i * 4,
          ]
        },
        { columns: 24, rows: 46, thickness: 12, size: [wide, deep * 2], seed: i },
      ),
      withPatternOffset(wool, i),
    ),
  )
  const tassels = Array.from({ length: 26 }, (_, i): Part => {
    const z = -deep / 2 + 30 + i * ((deep - 50) / 26)
    const y = thick * (i % 2 ? 3.2 : 3.5)
    return rod(
      wool,
      [
        [wide / 2 - 16, y, z],
        [wide / 2 + 18, y - 16, z + 3],
        [wide / 2 + 26, y - 60 - spec.vary('t' + i, 0, 16), z],
      ],
      4,
      { sides: 5 },
    )
  })
  return spec.pick('tassel', 2) === 0 ? [...folded, ...tassels] : folded
}

export const curtain: FurnitureBuilder = (spec) => {
  const { width, height, main } = spec
  const rail = woodOf(spec)
  const tall = Math.max(height, 1400)
  const wide = Math.min(Math.max(width, 900), tall * 0.9)
  const gather = spec.vary('gather', 0.26, 0.36)
  const pleats = Math.round(spec.vary('pleats', 6, 9))
  const sheer = spec.subject.material === 'linen' || spec.subject.material === 'cotton'
  const drape = (side: -1 | 1) =>
    part(
      sheet(
        (u, v) => {
          const top = 1 - v
          const spreadOut = 1 + 0.1 * top
          const wave =
            Math.sin(u * pleats * Math.PI * 2 + side) * (26 + 22 * top) +
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
    rod(
      rail,
      [
        [-wide / 2 - 120, y, 80],
        [wide / 2 + 120, y, 80],
      ],
      14,
      { sides: 14 },
    ),
    ...[-1, 1].flatMap((side) => [
      disc(rail, 26, 30, [side * (wide / 2 + 120), y, 80], { turn: [0, 0, 90] }),
      rod(
        shaded(rail, 0.9),
        [
          [side * (wide / 2 + 60), y, 0],
          [side * (wide / 2 + 60), y, 80],
        ],
        9,
        { sides: 10 },
      ),
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
