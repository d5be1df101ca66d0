import { profileOf } from '../../render/turned-form.ts'
import { curve } from '../../render/tube.ts'
import type { Vector } from '../../render/vector.ts'
import { bar, disc, rod, turnery } from '../parts/joinery.ts'
import { dome, shade, standOf } from './lamp-shades.ts'
import type { FurnitureBuilder } from '../parts/furniture-spec.ts'

export const floorLamp: FurnitureBuilder = (spec) => {
  const { width, depth, height } = spec
  const stand = standOf(spec)
  const form = spec.pick('form', 4)
  const r = Math.min(width, depth) / 2
  if (form === 0) {
    // Three legs.
    const knot = height * 0.68
    const legs = [0, 1, 2].map((i) => {
      const angle = Math.PI / 2 + (i * 2 * Math.PI) / 3
      return bar(
        stand,
        [Math.cos(angle) * r * 1.05, 0, Math.sin(angle) * r * 1.05],
        [0, knot, 0],
        (t) => 10 + 6 * t,
        { sides: 12 },
      )
    })
    return [
      ...legs,
      bar(stand, [0, knot - 40, 0], [0, height - 240, 0], 13, { sides: 12 }),
      ...shade(spec, r, Math.min(320, r * 1.25), [0, height - Math.min(320, r * 1.25), 0]),
    ]
  }
  if (form === 1) {
    // A bow with its shade hanging forward.
    const reach = r * 1.5
    const path = curve(
      [
        [-r * 0.7, 14, 0],
        [-r * 0.7, height * 0.6, 0],
        [-r * 0.4, height * 0.9, 0],
        [reach * 0.2, height - 10, 0],
        [reach * 0.66, height * 0.94, 0],
        [reach * 0.74, height * 0.86, 0],
      ],
      7,
    )
    const bell = r * 0.78
    return [
      disc(stand, r * 0.72, 24, [-r * 0.7, 0, 0]),
      rod(stand, path, 12, { sides: 12 }),
      ...dome(spec, bell, bell * 0.95, [reach * 0.74, height * 0.86 - bell * 0.95, 0]),
    ]
  }
  if (form === 2) {
    // A reading lamp with a jointed arm.
    const elbow: Vector = [-r * 0.1, height * 0.86, 0]
    const head: Vector = [r * 0.72, height * 0.9, r * 0.2]
    return [
      disc(stand, r * 0.62, 20, [-r * 0.1, 0, 0]),
      bar(stand, [-r * 0.1, 16, 0], elbow, 12, { sides: 12 }),
      bar(stand, elbow, head, 9, { sides: 10 }),
      turnery(stand, profileOf('0,-13 13,-10 15,0 13,10 0,13'), elbow, {
        turn: [90, 0, 0],
        sides: 18,
      }),
      ...dome(spec, r * 0.5, r * 0.62, [head[0], head[1] - r * 0.54, head[2]]),
    ]
  }
  return [
    disc(stand, r * 0.66, 22, [0, 0, 0]),
    bar(stand, [0, 18, 0], [0, height - 200, 0], 13, { sides: 14 }),
    ...shade(spec, r, Math.min(360, r * 1.4), [0, height - Math.min(360, r * 1.4), 0]),
  ]
}
