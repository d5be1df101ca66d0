import { shaded } from '../render/finish.ts'
import type { Vector } from '../render/vector.ts'
import { block, disc, rod, roundedLoop } from './joinery.ts'
import type { Workshop } from './order.ts'
import { gapOf, metalOf } from './order.ts'

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
