import { finish } from '../../render/finish.ts'
import { profileOf } from '../../render/turned-form.ts'
import type { Vector } from '../../render/vector.ts'
import { ball, bar, disc, turnery } from '../parts/joinery.ts'
import { dome, glowing, light, opalOf, shade, standOf } from './lamp-shades.ts'
import type { FurnitureSpec, FurnitureBuilder } from '../parts/furniture-spec.ts'

/** White on a stand that shows the lamp's colour, else of that colour. */
const globeOf = (spec: FurnitureSpec) =>
  standOf(spec) === spec.main ? finish('ceramic', 'FBF3E4') : opalOf(spec)

export const tableLamp: FurnitureBuilder = (spec) => {
  const { width, depth, height, main } = spec
  const stand = standOf(spec)
  const r = Math.min(width, depth) / 2
  const form = spec.pick('form', 5)
  if (form === 0) {
    // A mushroom: foot and cap in one line.
    const cap = profileOf('0.98,0.56 1,0.6 0.9,0.82 0.5,0.97 0,1', r, height)
    return [
      turnery(
        main,
        profileOf('0,0 0.62,0 0.64,0.05 0.36,0.2 0.26,0.42 0.34,0.66', r, height),
        [0, 0, 0],
        { flowing: 5, sides: 48 },
      ),
      turnery(main, cap, [0, 0, 0], { flowing: 7, sides: 56 }),
      turnery(light, profileOf('0,0.575 0.93,0.575', r, height), [0, 0, 0], { sides: 40 }),
    ]
  }
  if (form === 1) {
    // A globe on a foot.
    const globe = r * 0.86
    return [
      disc(stand, r * 0.6, 18, [0, 0, 0]),
      bar(stand, [0, 14, 0], [0, height - globe * 1.7, 0], 12, { sides: 14 }),
      turnery(stand, profileOf('0,0 0.42,0 0.46,18 0,18', globe), [0, height - globe * 2 + 2, 0]),
      ball(glowing(globeOf(spec)), globe, [0, height - globe, 0]),
    ]
  }
  if (form === 2) {
    // An office lamp.
    const elbow: Vector = [-r * 0.5, height * 0.62, 0]
    const head: Vector = [r * 0.5, height * 0.93, 0]
    return [
      disc(main, r * 0.62, 22, [-r * 0.1, 0, 0]),
      bar(stand, [-r * 0.1, 18, 0], elbow, 7, { sides: 10 }),
      bar(stand, elbow, head, 6, { sides: 10 }),
      turnery(stand, profileOf('0,-11 12,-8 13,0 12,8 0,11'), elbow, {
        turn: [90, 0, 0],
        sides: 16,
      }),
      ...dome(spec, r * 0.46, r * 0.6, [head[0] + r * 0.1, head[1] - r * 0.5, 0]),
    ]
  }
  const body =
    form === 3
      ? '0,0 0.3,0 0.56,0.16 0.6,0.28 0.34,0.46 0.1,0.53 0.08,0.6'
      : '0,0 0.5,0 0.5,0.05 0.26,0.1 0.44,0.24 0.24,0.38 0.34,0.48 0.08,0.58'
  return [
    turnery(
      spec.subject.material === 'fabric' || spec.subject.material === 'linen' ? stand : main,
      profileOf(body, r, height),
      [0, 0, 0],
      { flowing: 6, sides: 48 },
    ),
    ...shade(spec, r, height * 0.42, [0, height * 0.58, 0]),
  ]
}
