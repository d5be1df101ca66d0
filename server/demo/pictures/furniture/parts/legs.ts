import type { LegStyle } from '#server/merchant/vocabulary/appearance.ts'

import type { Finish } from '../../render/finish.ts'
import type { Part } from '../../render/mesh.ts'
import type { Vector } from '../../render/vector.ts'
import { bar, block, disc, rod, turnery } from './joinery.ts'

export interface LegsOptions {
  width: number
  depth: number
  /** From the floor to the underside. */
  height: number
  /** How far the legs stand in from the edges. */
  inset?: number
  /** Thickness at the top. */
  thick?: number
  /** Under tops without corners: where legs stand, as a share of half the width and depth. */
  reach?: number
}

/** Builds the base of furniture, from the floor up to `height`. */
export function legs(style: LegStyle, finish: Finish, options: LegsOptions): Part[] {
  const full = { inset: 60, thick: 42, ...options }
  const { width, depth, reach } = options
  if (reach === undefined) return legBuilders[style](finish, full)
  // Legs that stand closer together equal legs of a smaller top.
  const inset = Math.min(width, depth) * 0.1
  return legBuilders[style](finish, {
    ...full,
    inset,
    width: width * reach + inset * 2,
    depth: depth * reach + inset * 2,
  })
}

type LegBuilder = (finish: Finish, options: FullOptions) => Part[]
type FullOptions = LegsOptions & { inset: number; thick: number }

const legBuilders: Record<LegStyle, LegBuilder> = {
  none: (finish, { width, depth, height, inset }) => [
    block(finish, [width - inset * 1.4, height + 2, depth - inset * 1.4], [0, 0, 0], { round: 4 }),
  ],
  tapered: (finish, o) =>
    feet(o).map(([x, z]) => {
      const splay = Math.min(60, o.height * 0.14)
      const top: Vector = [x, o.height + 4, z]
      const foot: Vector = [x + Math.sign(x) * splay, 0, z + Math.sign(z) * splay * 0.6]
      return bar(finish, foot, top, (t) => o.thick * (0.27 + 0.23 * t), { sides: 14 })
    }),
  straight: (finish, o) =>
    feet(o).map(([x, z]) =>
      block(finish, [o.thick, o.height + 3, o.thick], [x, 0, z], { round: 5, fibre: 'y' }),
    ),
  hairpin: (finish, o) =>
    feet(o).map(([x, z]) => {
      const spread = Math.min(46, o.height * 0.3 + 14)
      return rod(
        finish,
        [
          [x - spread, o.height + 3, z - Math.sign(z) * 8],
          [x - 9 + Math.sign(x) * 16, 16, z + Math.sign(z) * 14],
          [x + Math.sign(x) * 16, 6, z + Math.sign(z) * 15],
          [x + 9 + Math.sign(x) * 16, 16, z + Math.sign(z) * 14],
          [x + spread, o.height + 3, z - Math.sign(z) * 8],
        ],
        Math.max(5, o.thick * 0.14),
        { sides: 8 },
      )
    }),
  sled: (finish, { width, depth, height, inset, thick }) =>
    [-1, 1].map((side) => {
      const x = side * (width / 2 - inset)
      const z = depth / 2 - inset * 0.6
      const r = Math.max(7, thick * 0.25)
      const bend = Math.min(40, height * 0.3)
      return rod(
        finish,
        [
          [x, height + 3, -z],
          [x, bend + r, -z],
          [x, r + bend * 0.3, -z + bend * 0.3],
          [x, r, -z + bend],
          [x, r, z - bend],
          [x, r + bend * 0.3, z - bend * 0.3],
          [x, bend + r, z],
          [x, height + 3, z],
        ],
        r,
        { sides: 10 },
      )
    }),
  block: (finish, o) =>
    feet({ ...o, inset: o.inset * 0.8 }).map(([x, z]) =>
      block(finish, [o.thick * 2, o.height + 3, o.thick * 2], [x, 0, z], { round: 6 }),
    ),
  swivel: (finish, { width, depth, height, thick }) => {
    const reach = Math.min(width, depth) * 0.44
    const hub = Math.min(70, height * 0.4)
    // The post widens below the seat that it carries.
    const post = turnery(
      finish,
      [
        [thick * 0.9, hub * 0.4],
        [thick * 0.9, hub],
        [thick * 0.66, hub + 12],
        [thick * 0.66, Math.max(hub + 14, height - 50)],
        [Math.min(thick * 3.4, reach * 0.62), height - 12],
        [Math.min(thick * 3.4, reach * 0.62), height + 4],
        [0, height + 4],
      ],
      [0, 0, 0],
      { sides: 32, edge: 6 },
    )
    // A low chair stands on a plate, a high one on five arms.
    if (height < 240) return [disc(finish, reach * 0.84, 14, [0, 0, 0]), post]
    const arms = Array.from({ length: 5 }, (_, i) => {
      const angle = Math.PI / 2 + (i * 2 * Math.PI) / 5
      const end: Vector = [Math.cos(angle) * reach, 16, Math.sin(angle) * reach]
      return rod(
        finish,
        [[0, hub, 0], [end[0] * 0.5, hub * 0.8, end[2] * 0.5], end],
        (t) => thick * (0.46 - 0.2 * t),
        { sides: 10, flat: [1, 0.75] },
      )
    })
    return [...arms, post]
  },
  pedestal: (finish, { width, depth, height, thick }) => {
    const base = Math.min(width, depth) * 0.29
    const long = Math.max(width, depth) > 1.7 * Math.min(width, depth)
    return (long ? [-1, 1] : [0]).map((side) =>
      turnery(
        finish,
        [
          [0, 0],
          [base, 0],
          [base, 10],
          [base * 0.94, 17],
          [base * 0.5, 30],
          [thick * 1.5, 58],
          [thick * 1.05, Math.max(90, height * 0.22)],
          [thick, height * 0.6],
          [thick * 1.25, height * 0.9],
          [thick * 2.2, height + 2],
        ],
        width >= depth ? [side * width * 0.27, 0, 0] : [0, 0, side * depth * 0.27],
        { sides: 48 },
      ),
    )
  },
  trestle: (finish, { width, depth, height, inset, thick }) => {
    const parts: Part[] = []
    for (const side of [-1, 1]) {
      const x = side * (width / 2 - inset * 1.6)
      for (const end of [-1, 1]) {
        const z = end * (depth / 2 - inset * 0.7)
        parts.push(
          bar(finish, [x + side * 40, 0, z], [x, height + 4, end * depth * 0.1], thick * 0.5, {
            sides: 12,
            flat: [1, 0.8],
          }),
        )
      }
      parts.push(block(finish, [thick, thick, depth * 0.62], [x, height - thick, 0], { round: 5 }))
      parts.push(
        block(finish, [thick * 0.7, thick * 0.7, depth * 0.62], [x + side * 22, height * 0.36, 0], {
          round: 5,
        }),
      )
    }
    parts.push(
      block(finish, [width - inset * 3.2, thick * 0.8, thick * 0.7], [0, height * 0.36, 0], {
        round: 5,
      }),
    )
    return parts
  },
  rocker: (finish, o) => [
    ...runners(finish, {
      width: o.width - o.inset * 2,
      depth: o.depth,
      thick: o.thick * 0.9,
    }),
    ...feet(o).map(([x, z]) =>
      bar(
        finish,
        [x, runnerRise(z, o.depth) + o.thick * 0.5, z],
        [x, o.height + 4, z * 0.86],
        o.thick * 0.42,
        { sides: 14 },
      ),
    ),
  ],
}

/** Two runners on the floor, bent like the rim of a wheel of two metres, longer at the back. */
export function runners(
  finish: Finish,
  { width, depth, thick }: { width: number; depth: number; thick: number },
): Part[] {
  const back = -depth * 0.72
  const front = depth * 0.56
  return [-1, 1].map((side) =>
    rod(
      finish,
      Array.from({ length: 17 }, (_, i): Vector => {
        const z = back + ((front - back) * i) / 16
        return [(side * width) / 2, thick * 0.5 + runnerRise(z, depth), z]
      }),
      thick * 0.5,
      { sides: 12, flat: [0.8, 1] },
    ),
  )
}

/** How high above the floor the underside of a runner is. */
export const runnerRise = (z: number, depth: number): number => (z * z) / (depth * 2.6)

function feet({ width, depth, inset }: FullOptions): [number, number][] {
  const x = width / 2 - inset
  const z = depth / 2 - inset
  return [
    [-x, z],
    [x, z],
    [-x, -z],
    [x, -z],
  ]
}
