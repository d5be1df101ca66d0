import { flowing, profileOf } from '../../render/turned-form.ts'
import { finish, shaded } from '../../render/finish.ts'
import type { Part } from '../../render/mesh.ts'
import { ball, bar, turnery } from '../parts/joinery.ts'
import { dome, dyedLinen, glowing, light, opalOf, ring, wovenShade } from './lamp-shades.ts'
import type { FurnitureBuilder } from '../parts/furniture-spec.ts'

export const pendantLamp: FurnitureBuilder = (spec) => {
  const { width, depth, height, accent } = spec
  const r = Math.min(width, depth) / 2
  const h = Math.min(height, r * 2.2)
  const cord: Part = {
    ...bar(finish('fabric', '3A3936'), [0, h - 4, 0], [0, h + 4200, 0], 5, { sides: 8 }),
    outOfFrame: true,
  }
  const cup = turnery(
    accent,
    [
      [0, 0],
      [r * 0.12 + 14, 0],
      [r * 0.1 + 12, 40],
      [12, 62],
      [0, 64],
    ],
    [0, h - 8, 0],
    { edge: 14 },
  )
  const isOpaque = ['metal', 'brass', 'painted'].includes(spec.subject.material)
  // A closed globe or lantern would let no light out.
  const form = isOpaque ? [0, 2, 3][spec.pick('form', 3)]! : spec.pick('form', 6)
  const glossy = spec.main
  if (['rattan', 'jute'].includes(spec.subject.material) || form === 5)
    return [cord, cup, ...wovenShade(spec, r, h)]
  const forms: Record<number, () => Part[]> = {
    0: () => dome(spec, r, h, [0, 0, 0]),
    1: () => [ball(glowing(opalOf(spec)), Math.min(r, h / 2), [0, h / 2, 0])],
    2: () => [
      turnery(glossy, profileOf('1,0 0.97,0.08 0.6,0.4 0.24,0.72 0.1,1', r, h), [0, 0, 0], {
        flowing: 6,
        sides: 56,
      }),
      turnery(light, profileOf('0,0 0.96,0', r), [0, 10, 0]),
    ],
    3: () => {
      // Leaves one above another, throwing light down.
      return [0, 1, 2].flatMap((i) => {
        const ring = r * (1 - i * 0.25)
        const y = h * (0.1 + i * 0.29)
        return [
          turnery(
            glossy,
            [
              [ring, y],
              [ring * 0.98, y + h * 0.04],
              [ring * 0.7, y + h * 0.17],
              [ring * 0.3, y + h * 0.31],
            ],
            [0, 0, 0],
            { flowing: 5, sides: 56 },
          ),
          turnery(
            shaded(light, 1),
            [
              [ring * 0.3, y + h * 0.06],
              [ring * 0.9, y + h * 0.035],
            ],
            [0, 0, 0],
            { sides: 44 },
          ),
        ]
      })
    },
    4: () => {
      const profile = flowing(profileOf('0.3,0 0.74,0.1 1,0.42 0.86,0.74 0.4,0.97 0.16,1', r, h), 7)
      return [
        turnery(glowing(dyedLinen(spec)), profile, [0, 0, 0], { sides: 56, fibre: 'around' }),
        ...profile
          .filter((_, i) => i % 3 === 0)
          .map(([radius, y]) => ring(shaded(dyedLinen(spec), 0.86), radius, y, 2.2)),
      ]
    },
  }
  return [cord, cup, ...(forms[form] ?? forms[0]!)()]
}
