import { withPatternOffset } from '../../render/finish.ts'
import type { Part } from '../../render/mesh.ts'
import { bar, cushion, moved, rod } from '../parts/joinery.ts'
import { runnerRise, runners } from '../parts/legs.ts'
import { type FurnitureSpec, softMaterials, woodOf } from '../parts/furniture-spec.ts'

/** A wooden or metal frame that carries two cushions. */
export function framedLounge(spec: FurnitureSpec): Part[] {
  if (spec.subject.legs !== 'rocker') return loungeFrame(spec)
  const { width, depth } = spec
  const frame = softMaterials.has(spec.subject.material) ? woodOf(spec) : spec.main
  const seat = loungeFrame({ ...spec, height: spec.height - 50 })
  return [
    ...runners(frame, { width: width - 60, depth, thick: 38 }),
    ...moved(seat, { at: [0, 26 + runnerRise(depth * 0.42, depth), 0], turn: [-3, 0, 0] }),
  ]
}

function loungeFrame(spec: FurnitureSpec): Part[] {
  const { width, depth, height, accent } = spec
  const soft = softMaterials.has(spec.subject.material)
  const frame = soft ? (accent.surface === 'metal' ? accent : woodOf(spec)) : spec.main
  const seatFront = 380
  const seatBack = 300
  const r = frame.surface === 'metal' ? 11 : 19
  const armY = Math.min(560, height * 0.74)
  const parts: Part[] = []
  const paddle = spec.pick('paddle', 2)
  for (const side of [-1, 1]) {
    const x = side * (width / 2 - 30)
    parts.push(
      bar(
        frame,
        [x, 0, depth / 2 - 70],
        [x, armY - 14, depth / 2 - 40],
        (t) => r * (0.7 + 0.4 * t),
        { sides: 14 },
      ),
      rod(
        frame,
        [
          [x, 0, -depth / 2 + 150],
          [x, seatBack, -depth / 2 + 190],
          [x, armY - 10, -depth / 2 + 160],
        ],
        (t) => r * (0.75 + 0.35 * t),
        { smooth: 5, sides: 14 },
      ),
      rod(
        frame,
        [
          [x, armY - 24, -depth / 2 + 90],
          [x - side * 6, armY, -depth * 0.1],
          [x, armY - 4, depth / 2 - 20],
        ],
        (t) => (paddle ? 26 + 16 * t : 24),
        { smooth: 7, sides: 14, flat: [1, 0.42] },
      ),
      bar(
        frame,
        [x, seatFront - 60, depth / 2 - 54],
        [x, seatBack - 30, -depth / 2 + 180],
        r * 0.95,
        { sides: 12 },
      ),
    )
    const inner = side * (width / 2 - 76)
    parts.push(
      bar(
        frame,
        [inner, seatBack - 30, -depth / 2 + 235],
        [inner, height - 10, -depth / 2 + 30],
        r * 0.85,
        { sides: 12 },
      ),
    )
  }
  const rail = (y: number, z: number) =>
    bar(frame, [-width / 2 + 30, y, z], [width / 2 - 30, y, z], r * 0.9, { sides: 12 })
  parts.push(rail(seatFront - 60, depth / 2 - 54), rail(seatBack - 28, -depth / 2 + 200))
  for (const share of [0.3, 0.52, 0.74, 0.96]) {
    const y = seatBack + (height - seatBack - 20) * share
    const z = -depth / 2 + 215 - 190 * share
    parts.push(bar(frame, [-width / 2 + 76, y, z], [width / 2 - 76, y, z], r * 0.7, { sides: 10 }))
  }
  const inner = width - 150
  parts.push(
    ...cushion(spec.cloth, [inner, 120, depth - 170], [0, seatBack - 10, 36], {
      puff: 20,
      seed: 5,
      turn: [-7, 0, 0],
    }),
    ...cushion(
      withPatternOffset(spec.cloth, 6),
      [inner, 115, height - seatBack - 60],
      [0, seatBack + 70 + (height - seatBack - 60) / 2, -depth / 2 + 176],
      { puff: 24, seed: 6, turn: [68, 0, 0] },
    ),
  )
  return parts
}
