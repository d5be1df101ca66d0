import { box } from '../../render/box.ts'
import { type Finish, shaded, withPatternOffset } from '../../render/finish.ts'
import { bent } from '../../render/placement.ts'
import type { Vector } from '../../render/vector.ts'
import { block, part, rod, roundedLoop } from '../parts/joinery.ts'
import type { FurnitureBuilder } from '../parts/furniture-spec.ts'

export const mattress: FurnitureBuilder = (spec) => {
  const { width, depth, height, main } = spec
  const ticking: Finish = { ...main, surface: 'cotton' }
  const thick = Math.min(340, Math.max(120, height))
  const pad = Math.min(90, thick * 0.4)
  const quilt = quilts[spec.pick('quilt', quilts.length)]!
  const [across, along] = [Math.round(width / 190), Math.round(depth / 190)]
  const cells: Vector = [across * 8, 2, along * 8]
  const top = bent(box(width, pad, depth, { round: 34, cells }), ([x, y, z]) => {
    const share = Math.max(0, y / pad - 0.4) / 0.6
    return [
      x,
      y + share * 20 * (quilt((x * across) / (width - 68), (z * along) / (depth - 68)) ** 0.5 - 1),
      z,
    ]
  })
  const piping = spec.accent.surface === 'metal' ? shaded(main, 0.7) : spec.accent
  return [
    block(shaded(ticking, 0.86), [width - 8, thick - pad + 20, depth - 8], [0, 0, 0], {
      round: 36,
    }),
    part(top, withPatternOffset(ticking, 3), { at: [0, thick - pad, 0] }),
    ...[0.16, 1].map((share) =>
      rod(
        piping,
        roundedLoop(width - 2, depth - 2, 36).map(([x, z]): Vector => [
          x,
          (thick - pad + 6) * share,
          z,
        ]),
        6,
        { closed: true, sides: 6 },
      ),
    ),
  ]
}

const wave = (t: number) => Math.abs(Math.sin(t * Math.PI))

/** Height of the cloth between the stitches, 0..1: squares, diamonds, channels. */
const quilts: readonly ((x: number, z: number) => number)[] = [
  (x, z) => wave(x) * wave(z),
  (x, z) => wave((x + z) / 2) * wave((x - z) / 2),
  (_x, z) => wave(z),
]
