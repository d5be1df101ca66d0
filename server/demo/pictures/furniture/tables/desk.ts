import {} from '../../render/finish.ts'
import type { Part } from '../../render/mesh.ts'
import { bar, block, plank, disc, fields } from '../parts/joinery.ts'
import { legs } from '../parts/legs.ts'
import { type FurnitureBuilder, metalOf } from '../parts/furniture-spec.ts'

export const desk: FurnitureBuilder = (spec) => {
  const { width, depth, height, main, accent } = spec
  const thick = 26
  const style = ['none', 'pedestal', 'swivel', 'block'].includes(spec.subject.legs)
    ? 'straight'
    : spec.subject.legs
  const form = spec.pick('form', 3)
  const drawers = form === 0 ? Math.min(3, spec.count) : 0
  const chest: Part[] = []
  if (drawers > 0) {
    const w = Math.min(400, width * 0.32)
    const x = width / 2 - w / 2 - 60
    const tall = Math.min(height - 170, drawers * 150 + 20)
    chest.push(block(main, [w, tall, depth - 70], [x, height - thick - tall, 0], { round: 4 }))
    for (const { middle, size } of fields(tall - 14, drawers, 8)) {
      const y = height - thick - tall / 2 + middle - size / 2
      chest.push(
        plank(main, middle, [w - 14, size, 20], [x, y, depth / 2 - 38], {
          round: 3,
          fibre: 'x',
        }),
      )
      chest.push(
        bar(
          metalOf(spec),
          [x - 44, y + size * 0.62, depth / 2 - 20],
          [x + 44, y + size * 0.62, depth / 2 - 20],
          6,
          { sides: 8 },
        ),
      )
    }
  } else {
    chest.push(
      block(main, [width - 170, 78, depth - 110], [0, height - thick - 78, 0], { round: 3 }),
    )
    for (const { middle, size } of fields(width - 190, 2, 10)) {
      chest.push(
        plank(main, middle, [size, 62, 14], [middle, height - thick - 70, depth / 2 - 58], {
          round: 3,
        }),
      )
      chest.push(
        disc(metalOf(spec), 12, 22, [middle, height - thick - 40, depth / 2 - 50], {
          turn: [90, 0, 0],
        }),
      )
    }
  }
  const hutch =
    form === 2
      ? [
          block(main, [width, 18, 200], [0, height + 180, -depth / 2 + 100], { round: 3 }),
          ...[-1, 0, 1].map((side) =>
            plank(main, side, [18, 182, 190], [side * (width / 2 - 9), height, -depth / 2 + 100], {
              round: 3,
              fibre: 'y',
            }),
          ),
        ]
      : []
  return [
    ...legs(style, accent, { width, depth, height: height - thick, inset: 52, thick: 48 }),
    ...chest,
    block(main, [width, thick, depth], [0, height - thick, 0], { round: 6 }),
    ...hutch,
  ]
}
