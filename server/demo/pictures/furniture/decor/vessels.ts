import { cloth as sheet } from '../../render/cloth.ts'
import { finish, shaded, type Finish } from '../../render/finish.ts'
import type { Part } from '../../render/mesh.ts'
import { createRng, seedFor } from '../../render/rng.ts'
import { flowing, profileOf, squircle, type Profile } from '../../render/turned-form.ts'
import { curve } from '../../render/tube.ts'
import type { Vector } from '../../render/vector.ts'
import { bar, disc, part, rod, turnery } from '../parts/joinery.ts'
import type { FurnitureSpec, FurnitureBuilder } from '../parts/furniture-spec.ts'

export const vase: FurnitureBuilder = (spec) => {
  const { width, depth, height, main } = spec
  const r = Math.min(width, depth) / 2
  const h = height
  const outlines: Profile[] = [
    profileOf('0,0 0.5,0 0.72,0.1 1,0.42 0.78,0.7 0.3,0.86 0.34,1', r, h),
    profileOf('0,0 0.72,0 0.8,0.1 0.9,0.5 1,0.96 0.98,1', r, h),
    profileOf('0,0 0.6,0 0.95,0.16 1,0.3 0.5,0.48 0.24,0.66 0.24,0.9 0.36,1', r, h),
    profileOf('0,0 0.44,0 0.5,0.06 0.95,0.5 1,0.66 0.7,0.86 0.62,0.94 0.7,1', r, h),
    profileOf('0,0 0.56,0 0.9,0.12 0.62,0.36 0.98,0.6 0.6,0.86 0.66,1', r, h),
  ]
  const form = spec.pick('form', outlines.length)
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
    ...(spec.pick('oval', 4) === 0 ? { outline: squircle(1, 0.62, 2) } : {}),
  })
  return spec.pick('twigs', 3) === 0 ? [body] : [body, ...twigs(spec, h, lip[0])]
}

function twigs(spec: FurnitureSpec, h: number, mouth: number): Part[] {
  const rng = createRng(seedFor(spec.subject.design, 'twigs'))
  const stem = finish('walnut', '6F5B43')
  const leaf = finish('leaf', rng.oneOf(['8A9A72', 'A3A07A', '7C8B66', 'B49B78']))
  return Array.from({ length: 3 }, (_, i) => {
    const lean = (i - 1) * 0.3 + rng.between(-0.1, 0.1)
    const toward = rng.between(-0.22, 0.22)
    const long = h * rng.between(0.75, 1.15)
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
                side * rng.between(40, 75),
                rng.between(-40, 40),
                rng.between(0.7, 1.15) * Math.max(34, h * 0.13),
              ),
            ),
      )
    return [rod(stem, path, (t) => 3.4 - 1.6 * t, { sides: 6 }), ...leaves]
  }).flat()
}

export function leafAt(of: Finish, at: Vector, tip: number, turn: number, long: number): Part {
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

export const plantPot: FurnitureBuilder = (spec) => {
  const { width, depth, height, main, accent } = spec
  const r = Math.min(width, depth) / 2
  const form = spec.pick('form', 4)
  const raised = spec.subject.legs !== 'none' && form === 3
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
    profileOf('0,0 0.5,0 0.8,0.14 1,0.46 0.96,0.8 0.86,1', r, h),
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
          return bar(
            accent,
            [Math.cos(angle) * r * 1.04, 0, Math.sin(angle) * r * 1.04],
            [Math.cos(angle) * r * 1.02, lift + h * 0.34, Math.sin(angle) * r * 1.02],
            10,
            { sides: 10 },
          )
        })
      : []),
    ...plant(spec, lift + h - 34, rim[0]),
  ]
}

function plant(spec: FurnitureSpec, y: number, r: number): Part[] {
  const rng = createRng(seedFor(spec.subject.design, 'plant'))
  const green = finish('leaf', rng.oneOf(['5F7A54', '6B8560', '4F6B4C', '7A8C62']))
  const kind = rng.below(3)
  const size = Math.max(160, r * 2.6)
  const count = kind === 0 ? 18 : kind === 1 ? 13 : 20
  return Array.from({ length: count }, (_, i): Part[] => {
    const angle = i * 2.399 + rng.between(-0.3, 0.3)
    const lean = rng.between(0.12, 0.75)
    if (kind === 0) {
      // Sword-shaped leaves, standing.
      const tall = size * rng.between(0.7, 1.25)
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
          shaded(green, rng.between(0.75, 1.3)),
        ),
      ]
    }
    const tall = size * rng.between(0.5, 1.05)
    const tip: Vector = [
      Math.cos(angle) * lean * size * 0.75,
      y + tall * (1 - lean * 0.3),
      Math.sin(angle) * lean * size * 0.75,
    ]
    const stem = rod(
      shaded(green, 0.8),
      [[0, y - 4, 0], [tip[0] * 0.35, y + tall * 0.6, tip[2] * 0.35], tip],
      3.5,
      { smooth: 5, sides: 5 },
    )
    const long = size * (kind === 1 ? rng.between(0.36, 0.5) : rng.between(0.2, 0.3))
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
      shaded(green, rng.between(0.78, 1.3)),
      { at: tip, turn: [-14, 90 - (angle * 180) / Math.PI, 0] },
    )
    return [stem, blade]
  }).flat()
}
