import { profileOf } from '../../render/turned-form.ts'
import { finish, shaded } from '../../render/finish.ts'
import type { Part } from '../../render/mesh.ts'
import { bar, turnery } from '../parts/joinery.ts'
import {
  ball,
  dome,
  dyedLinen,
  glowing,
  light,
  opalOf,
  profileRadius,
  ring,
  wovenShade,
} from './lamp-shades.ts'
import type { FurnitureBuilder } from '../parts/furniture-spec.ts'

export const pendantLamp: FurnitureBuilder = (spec) => {
  const { width, depth, height, main, accent } = spec
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
  )
  const form = spec.pick('form', 6)
  const glossy = spec.main
  if (['rattan', 'jute'].includes(spec.subject.material) || form === 5)
    return [cord, cup, ...wovenShade(spec, r, h)]
  const forms: Record<number, () => Part[]> = {
    0: () => dome(spec, r, h, [0, 0, 0]),
    1: () => [
      ball(glowing(spec.subject.material === 'glass' ? opalOf(spec) : main), Math.min(r, h / 2), [
        0,
        h / 2,
        0,
      ]),
    ],
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
              [ring * 0.4, y + h * 0.24],
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
    4: () => [
      turnery(
        glowing(dyedLinen(spec)),
        profileOf('0.3,0 0.74,0.1 1,0.42 0.86,0.74 0.4,0.97 0.16,1', r, h),
        [0, 0, 0],
        { flowing: 7, sides: 56, fibre: 'around' },
      ),
      ...Array.from({ length: 13 }, (_, i) => {
        const t = (i + 0.5) / 13
        return ring(shaded(dyedLinen(spec), 0.86), profileRadius(r, t), h * t, 2.2)
      }),
    ],
  }
  return [cord, cup, ...(forms[form] ?? forms[0]!)()]
}
