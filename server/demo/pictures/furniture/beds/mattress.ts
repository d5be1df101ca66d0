import type { Finish } from '../../render/finish.ts'
import { withPatternOffset } from '../../render/finish.ts'
import type { Vector } from '../../render/vector.ts'
import { block, fields, rod } from '../parts/joinery.ts'
import type { FurnitureBuilder } from '../parts/furniture-spec.ts'

export const mattress: FurnitureBuilder = (spec) => {
  const { width, depth, height, main } = spec
  const ticking: Finish = { ...main, surface: 'cotton' }
  const thick = Math.min(340, Math.max(120, height))
  const rows = Math.round(depth / 240)
  const columns = Math.round(width / 240)
  const quilt = fields(depth - 30, rows, 2).flatMap((row, r) =>
    fields(width - 30, columns, 2).map((column, c) =>
      block(
        withPatternOffset(ticking, r * 7 + c),
        [column.size, 46, row.size],
        [column.middle, thick - 46, row.middle],
        { round: 16, puff: 12, cells: 4, seed: r + c },
      ),
    ),
  )
  return [
    block(withPatternOffset(ticking, 1), [width, thick - 34, depth], [0, 0, 0], {
      round: 40,
      soft: 2,
    }),
    ...[0.22, 0.82].map((share) =>
      rod(
        spec.accent.surface === 'metal'
          ? { ...main, red: main.red * 0.7, green: main.green * 0.7, blue: main.blue * 0.7 }
          : spec.accent,
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
