import { profileOf } from '../../render/turned-form.ts'
import { shaded } from '../../render/finish.ts'
import type { Part } from '../../render/mesh.ts'
import type { Vector } from '../../render/vector.ts'
import { bar, block, disc, fields, moved, turnery } from './joinery.ts'
import { type FurnitureSpec, gapOf, metalOf } from './furniture-spec.ts'

export function leg(spec: FurnitureSpec): Part[] {
  const { height, main } = spec
  const thick = Math.max(height * 0.045, Math.min(spec.width, spec.depth, height * 0.16) / 2)
  const plate = block(metalOf(spec), [thick * 3, 5, thick * 3], [0, height, 0], { round: 2 })
  const form = spec.pick('leg', 4)
  if (form === 0) {
    return [
      bar(main, [0, 0, 0], [0, height, 0], (t) => thick * (0.5 + 0.5 * t), { sides: 24 }),
      plate,
    ]
  }
  if (form === 1) {
    return [
      block(main, [thick * 1.8, height, thick * 1.8], [0, 0, 0], { round: 4, fibre: 'y' }),
      plate,
    ]
  }
  if (form === 2) {
    const turned = '0,0 0.5,0 0.46,0.05 0.62,0.14 0.95,0.55 1,0.72 0.8,0.82 0.92,0.86 0.92,0.98 0,1'
    return [turnery(main, profileOf(turned, thick, height), [0, 0, 0], { sides: 40 }), plate]
  }
  return [
    bar(main, [0, thick * 0.4, 0], [0, height, 0], thick * 0.8, { sides: 24 }),
    disc(metalOf(spec), thick * 1.1, thick * 0.4, [0, 0, 0]),
    plate,
  ]
}

/** A door or a drawer front, leaning a little: plain, framed, slatted or with a groove for fingers. */
export function front(spec: FurnitureSpec): Part[] {
  const { width, height, main } = spec
  const thick = Math.max(12, Math.min(width, height) * 0.035)
  const form = spec.pick('front', 4)
  const rim = Math.min(width, height) * 0.13
  const board = (size: [number, number], at: Vector, shade = 1, deep = thick) =>
    block(shaded(main, shade), [size[0], size[1], deep], at, { round: 3 })
  const parts: Part[] = [board([width, height], [0, 0, 0], form === 1 ? 0.96 : 1)]
  if (form === 1) {
    for (const side of [-1, 1]) {
      parts.push(
        board([rim, height], [side * (width / 2 - rim / 2), 0, thick * 0.55], 1, thick * 0.5),
        board(
          [width - rim * 2, rim],
          [0, side < 0 ? 0 : height - rim, thick * 0.55],
          1,
          thick * 0.5,
        ),
      )
    }
  } else if (form === 2) {
    const count = Math.max(6, Math.round(width / 34))
    for (const { middle, size } of fields(width - 8, count, 9))
      parts.push(board([size, height - 8], [middle, 4, thick * 0.7], 1, thick * 0.5))
  }
  const isTall = height > width * 1.15
  const knobAt: Vector = isTall
    ? [width * 0.4, height * 0.5, thick / 2]
    : [0, height * 0.72, thick / 2]
  if (form !== 3) {
    parts.push(
      turnery(metalOf(spec), profileOf('0,0 7,0 6,14 14,20 14,26 0,28'), knobAt, {
        turn: [90, 0, 0],
        sides: 28,
      }),
    )
  } else {
    parts.push(
      block(gapOf(main), [width * 0.28, 12, 4], [0, height - 26, thick / 2 - 1], { round: 2 }),
    )
  }
  return moved(parts, { turn: [-7, 0, 0] })
}

/** A loose top or shelf, standing on its edge. */
export function top(spec: FurnitureSpec): Part[] {
  const { width, depth, height, main } = spec
  const thick = Math.max(14, Math.min(height, 46))
  const round = spec.pick('top', 3)
  const board =
    round === 0 && Math.abs(width - depth) < width * 0.1
      ? disc(main, width / 2, thick, [0, width / 2, -thick], { turn: [90, 0, 0] })
      : block(main, [width, depth, thick], [0, 0, 0], { round: round === 1 ? 10 : 4, fibre: 'x' })
  return moved([board], { turn: [-9, 0, 0] })
}

/** The body of a cupboard without its doors, or an underframe. */
export function frame(spec: FurnitureSpec): Part[] {
  const { width, depth, height, main } = spec
  const isCase = !['metal', 'brass'].includes(spec.subject.material)
  if (!isCase || spec.pick('frame', 3) === 0) {
    const t = Math.max(14, Math.min(width, height) * 0.035)
    const bars = (y: number) => [
      ...[-1, 1].map((side) =>
        block(main, [width, t, t], [0, y, side * (depth / 2 - t / 2)], { round: 3, fibre: 'x' }),
      ),
      ...[-1, 1].map((side) =>
        block(main, [t, t, depth], [side * (width / 2 - t / 2), y, 0], { round: 3, fibre: 'z' }),
      ),
    ]
    return [
      ...[-1, 1].flatMap((x) =>
        [-1, 1].map((z) =>
          block(main, [t, height, t], [x * (width / 2 - t / 2), 0, z * (depth / 2 - t / 2)], {
            round: 3,
            fibre: 'y',
          }),
        ),
      ),
      ...bars(height - t),
      ...bars(height * 0.14),
    ]
  }
  const t = Math.max(12, Math.min(18, width * 0.04))
  const shelves = Math.max(0, Math.min(5, Math.round(height / 340) - 1))
  return [
    ...[-1, 1].map((side) =>
      block(main, [t, height, depth], [side * (width / 2 - t / 2), 0, 0], { round: 2, fibre: 'y' }),
    ),
    ...[0, height - t].map((y) =>
      block(main, [width - t * 2, t, depth], [0, y, 0], { round: 2, fibre: 'x' }),
    ),
    block(shaded(main, 0.9), [width - t, height - t, 6], [0, t / 2, -depth / 2 + 6], { round: 1 }),
    ...Array.from({ length: shelves }, (_, i) =>
      block(
        main,
        [width - t * 2, t * 0.8, depth - 20],
        [0, (height * (i + 1)) / (shelves + 1), -6],
        { round: 2, fibre: 'x' },
      ),
    ),
  ]
}
