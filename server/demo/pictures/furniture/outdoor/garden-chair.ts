import { type Finish, finish } from '../../render/finish.ts'
import type { Part } from '../../render/mesh.ts'
import { bar, plank, cushion, fields, rod } from '../parts/joinery.ts'
import { padOf } from './lounge-set.ts'
import { type FurnitureBuilder, softMaterials } from '../parts/furniture-spec.ts'

export const gardenChair: FurnitureBuilder = (spec) => {
  const { width, depth, height, main, accent } = spec
  const form = spec.pick('form', 3)
  const frame =
    softMaterials.has(spec.subject.material) || spec.subject.material === 'rattan' ? accent : main
  const seatY = 440
  const x = width / 2 - 24
  const r = frame.surface === 'metal' ? 12 : 18
  const armY = 650
  const parts: Part[] = []
  for (const side of [-1, 1]) {
    parts.push(
      bar(frame, [side * x, 0, depth / 2 - 30], [side * x, armY - 8, depth / 2 - 50], r, {
        sides: 12,
      }),
      rod(
        frame,
        [
          [side * x, 0, -depth / 2 + 20],
          [side * x, seatY, -depth / 2 + 60],
          [side * x, height, -depth / 2 - 30],
        ],
        r,
        { smooth: 6, sides: 12 },
      ),
      bar(frame, [side * x, armY, depth / 2 - 16], [side * x, armY, -depth / 2 + 26], 24, {
        sides: 12,
        flat: [1, 0.5],
      }),
      bar(
        frame,
        [side * x, seatY - 40, depth / 2 - 40],
        [side * x, seatY - 40, -depth / 2 + 50],
        r * 0.9,
        { sides: 10 },
      ),
    )
  }
  const seatSlats = (of: Finish) =>
    fields(depth - 90, 6, 12).map(({ middle, size }, i) =>
      plank(of, i, [width - 70, 20, size], [0, seatY - 22, middle + 10], {
        round: 5,
      }),
    )
  const backAt = (share: number): [number, number] => [
    seatY + 60 + (height - seatY - 80) * share,
    -depth / 2 + 44 - 64 * share,
  ]
  if (form === 0) {
    parts.push(
      ...seatSlats(main),
      ...Array.from({ length: 4 }, (_, i) => {
        const [y, z] = backAt((i + 0.6) / 4)
        return plank(main, i + 7, [width - 56, 62, 18], [0, y - 30, z], {
          round: 5,
          turn: [-10, 0, 0],
        })
      }),
    )
  } else if (form === 1) {
    parts.push(
      ...seatSlats(main),
      ...fields(width - 90, 6, 16).map(({ middle, size }, i) =>
        plank(main, i + 7, [size, height - seatY - 60, 16], [middle, seatY + 30, -depth / 2 + 52], {
          round: 5,
          turn: [-10, 0, 0],
          fibre: 'y',
        }),
      ),
      plank(main, 20, [width - 50, 50, 24], [0, height - 44, -depth / 2 - 22], {
        round: 8,
      }),
    )
  } else {
    const rope = finish('jute', spec.subject.material === 'rattan' ? spec.subject.color : 'BFB39C')
    parts.push(
      ...fields(width - 60, 20, 3).map(({ middle }) =>
        rod(
          rope,
          [
            [middle, seatY - 26, depth / 2 - 40],
            [middle, seatY - 40, 0],
            [middle, seatY - 26, -depth / 2 + 70],
          ],
          8,
          { smooth: 3, sides: 6 },
        ),
      ),
      ...Array.from({ length: 13 }, (_, i) => {
        const [y, z] = backAt(i / 12)
        return rod(
          rope,
          [
            [-x, y, z],
            [0, y, z - 44],
            [x, y, z],
          ],
          9,
          { smooth: 5, sides: 6 },
        )
      }),
      bar(frame, [-x, seatY - 30, depth / 2 - 44], [x, seatY - 30, depth / 2 - 44], r * 0.9, {
        sides: 10,
      }),
      bar(frame, [-x, height - 4, -depth / 2 - 30], [x, height - 4, -depth / 2 - 30], r * 0.9, {
        sides: 10,
      }),
    )
  }
  if (spec.pick('pad', 2) === 0 || softMaterials.has(spec.subject.material))
    parts.push(
      ...cushion(padOf(spec), [width - 80, 56, depth - 90], [0, seatY - 4, 10], {
        puff: 16,
        soft: 3,
      }),
    )
  return parts
}
