import { withPatternOffset, finish } from '../../render/finish.ts'
import type { Part } from '../../render/mesh.ts'
import { bar, block, plank, cushion, fields } from '../parts/joinery.ts'
import type { FurnitureBuilder } from '../parts/furniture-spec.ts'

export const kidsBed: FurnitureBuilder = (spec) => {
  const { width, depth, main } = spec
  // Children's beds are shown from their long side: length runs along x.
  const long = Math.max(width, depth)
  const wide = Math.min(width, depth)
  const form = spec.pick('form', 3)
  const deck = form === 1 ? 560 : 260
  const tall = form === 2 ? 1500 : Math.max(700, spec.height)
  const post = (x: number, z: number, top: number) =>
    plank(main, x + z, [52, top, 52], [x, 0, z], { round: 12, fibre: 'y' })
  const x = long / 2 - 26
  const z = wide / 2 - 26
  const top = form === 1 ? tall : tall * (form === 2 ? 1 : 0.86)
  const parts: Part[] = [post(-x, z, top), post(x, z, top), post(-x, -z, top), post(x, -z, top)]
  parts.push(
    ...[-1, 1].map((side) =>
      plank(main, side, [long - 60, 130, 26], [0, deck - 110, side * z], {
        round: 8,
      }),
    ),
    ...[-1, 1].map((side) =>
      plank(main, side + 3, [26, 130, wide - 60], [side * x, deck - 110, 0], {
        round: 8,
        fibre: 'z',
      }),
    ),
    block(main, [long - 70, 20, wide - 70], [0, deck - 60, 0], { round: 3 }),
    ...[-1, 1].map((side) =>
      plank(main, side + 5, [26, 70, wide - 60], [side * x, deck + 300, 0], {
        round: 14,
        fibre: 'z',
      }),
    ),
    plank(main, 12, [long - 60, 70, 26], [0, deck + 300, -z], { round: 14 }),
    ...fields(wide - 160, 4, 60).flatMap(({ middle, size }, i) =>
      [-1, 1].map((side) =>
        plank(main, i, [16, 320, size], [side * x, deck, middle], {
          round: 5,
          fibre: 'y',
        }),
      ),
    ),
    plank(main, 14, [long * 0.46, 60, 26], [-long * 0.25, deck + 240, z], {
      round: 14,
    }),
    ...fields(long * 0.42, 5, 62).map(({ middle, size }, i) =>
      plank(main, i + 3, [size, 260, 14], [-long * 0.25 + middle, deck, z], {
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
        bar(main, [side * x, tall - 10, z], [side * x, ridge, 0], 24, { sides: 10 }),
        bar(main, [side * x, tall - 10, -z], [side * x, ridge, 0], 24, { sides: 10 }),
      )
    }
    parts.push(bar(main, [-x, ridge, 0], [x, ridge, 0], 22, { sides: 10 }))
    parts.push(
      ...[-1, 1].map((side) =>
        bar(main, [-x, tall - 20, side * z], [x, tall - 20, side * z], 20, { sides: 10 }),
      ),
    )
  }
  if (form === 1) {
    for (const { middle, size } of fields(long - 90, 3, 10)) {
      parts.push(
        plank(main, middle, [size, deck - 190, 20], [middle, 50, z + 4], {
          round: 5,
        }),
      )
      parts.push(
        block(spec.accent, [90, 14, 10], [middle, 50 + (deck - 190) * 0.7, z + 18], { round: 5 }),
      )
    }
  }
  const white = finish('cotton', 'F1EEE8')
  const tones = ['C9D2CE', 'E6C9B8', 'CFC7B4', 'B7C4CF']
  const cover = finish('cotton', tones[spec.pick('cover', 4)] ?? 'C9D2CE')
  parts.push(
    ...cushion(white, [long - 90, 130, wide - 90], [0, deck - 40, 0], { puff: 6, soft: 2 }),
    ...cushion(cover, [long * 0.62, 90, wide - 66], [long * 0.14, deck + 60, 4], {
      puff: 20,
      soft: 10,
      seed: 8,
      seam: false,
    }),
    ...cushion(
      withPatternOffset(white, 4),
      [420, 110, wide * 0.6],
      [-long / 2 + 310, deck + 90, 0],
      {
        puff: 36,
        soft: 8,
        seed: 9,
        turn: [0, 0, 12],
        seam: false,
      },
    ),
  )
  return parts
}
