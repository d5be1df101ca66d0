import { profileOf, squircle } from '../../render/turned-form.ts'
import { shaded } from '../../render/finish.ts'
import type { Part } from '../../render/mesh.ts'
import { curve } from '../../render/tube.ts'
import type { Vector } from '../../render/vector.ts'
import { ball, bar, block, disc, moved, rod, turnery } from './joinery.ts'
import { type FurnitureSpec, gapOf, metalOf, softMaterials } from './furniture-spec.ts'

/** Two that stand and lie, as hardware is shown. */
export function knobs(spec: FurnitureSpec): Part[] {
  const of = softMaterials.has(spec.subject.material) ? metalOf(spec) : spec.main
  const r = Math.max(spec.width, spec.height) / 2
  const forms = [
    '0,0 0.55,0 0.5,0.3 0.42,0.7 0.6,1 0.95,1.25 1,1.5 0.85,1.75 0.45,1.88 0,1.9',
    '0,0 0.7,0 0.7,1.1 1,1.1 1,1.5 0.94,1.56 0,1.56',
    '0,0 0.5,0 0.6,0.5 1,1.5 0.96,1.6 0,1.66',
  ]
  const profile = profileOf(forms[spec.pick('knob', forms.length)]!, r, r)
  return [
    turnery(of, profile, [-r * 1.5, 0, 0], { sides: 40 }),
    turnery(of, profile, [r * 1.2, r, -r * 0.4], { sides: 40, turn: [90, 0, 0] }),
  ]
}

/** A pair: one stands out over the other, so that its bow is seen. */
export function handle(spec: FurnitureSpec): Part[] {
  const { width, main } = spec
  const of = softMaterials.has(spec.subject.material) ? metalOf(spec) : main
  const r = Math.max(4, Math.min(9, width * 0.035))
  const out = Math.max(24, width * 0.2)
  const half = width / 2
  const form = spec.pick('handle', 3)
  const bow: Vector[] =
    form === 0
      ? curve(
          [
            [-half, 0, 0],
            [-half * 0.8, out * 0.8, 0],
            [0, out, 0],
            [half * 0.8, out * 0.8, 0],
            [half, 0, 0],
          ],
          6,
        )
      : [
          [-half * 0.86, 0, 0],
          [-half * 0.86, out - r, 0],
          [-half * 0.8, out, 0],
          [half * 0.8, out, 0],
          [half * 0.86, out - r, 0],
          [half * 0.86, 0, 0],
        ]
  const one =
    form === 2
      ? [
          block(of, [width, r * 1.4, r * 3], [0, out, 0], { round: 3 }),
          ...[-0.7, 0.7].map((x) =>
            block(of, [r * 2, out, r * 1.4], [x * half, 0, 0], { round: 2 }),
          ),
        ]
      : [
          rod(of, bow, r, { sides: 16 }),
          ...[-1, 1].map((x) =>
            disc(of, r * 1.6, 3, [x * half * (form === 0 ? 1 : 0.86), 0, 0], { sides: 24 }),
          ),
        ]
  return [
    ...moved(one, { at: [0, 0, -out] }),
    ...moved(one, { at: [0, r * 1.5, out * 1.1], turn: [90, 0, 0] }),
  ]
}

export function rail(spec: FurnitureSpec): Part[] {
  const { width, main } = spec
  const thick = Math.max(width * 0.02, Math.min(spec.height, width * 0.07))
  if (spec.pick('rail', 2) === 0) {
    return [
      bar(main, [-width / 2, thick, 0], [width / 2, thick, 0], thick * 0.5, { sides: 20 }),
      ...[-1, 1].map((side) =>
        disc(metalOf(spec), thick * 1.1, thick * 0.5, [(side * width) / 2, thick, 0], {
          turn: [0, 0, 90],
        }),
      ),
    ]
  }
  return [
    block(main, [width, thick * 1.6, thick * 0.4], [0, 0, 0], { round: 2, fibre: 'x' }),
    block(shaded(main, 0.9), [width, thick * 0.3, thick], [0, 0, thick * 0.5], { round: 1 }),
    ...Array.from({ length: 7 }, (_, i) =>
      disc(gapOf(main), thick * 0.16, 1, [(i / 3 - 1) * width * 0.46, thick, thick * 0.2], {
        turn: [90, 0, 0],
        sides: 16,
      }),
    ),
  ]
}

/** An angle with a brace and screw holes, turned so that its shape is seen from the front. */
export function bracket(spec: FurnitureSpec): Part[] {
  const { main } = spec
  const size = Math.max(spec.depth, spec.height)
  const w = size * 0.2
  const t = size * 0.045
  const parts = [
    block(main, [w, size, t], [0, 0, -size * 0.45], { round: t * 0.4, fibre: 'y' }),
    block(main, [w, t, size * 0.92], [0, size - t, 0], { round: t * 0.4, fibre: 'z' }),
    rod(
      main,
      [
        [0, size * 0.16, -size * 0.45],
        [0, size * 0.62, -size * 0.24],
        [0, size - t, size * 0.36],
      ],
      w * 0.16,
      { smooth: 6, sides: 12 },
    ),
    ...[0.08, 0.9].map((share) =>
      disc(gapOf(main), w * 0.13, 1.5, [0, size * share, -size * 0.45 + t / 2], {
        turn: [90, 0, 0],
        sides: 20,
      }),
    ),
  ]
  return moved(parts, { turn: [0, 52, 0] })
}

/** A double hook on a rounded plate: a long upper arm for a hat, a short lower one for a coat, a ball at the end of each. */
export function hook(spec: FurnitureSpec): Part[] {
  const { main } = spec
  const size = Math.max(spec.width, spec.height)
  const r = size * 0.034
  const arm = (points: readonly (readonly [y: number, z: number])[]) => {
    const path = points.map(([y, z]): Vector => [0, size * y, size * z])
    return [
      rod(main, path, (t) => r * (1.25 - 0.3 * t), { smooth: 8, sides: 18 }),
      ball(main, r * 1.7, path.at(-1)!),
    ]
  }
  const parts = [
    disc(main, 1, r * 1.1, [0, size * 0.46, -r], {
      outline: squircle(size * 0.12, size * 0.34, 3),
      turn: [90, 0, 0],
    }),
    ...arm([
      [0.5, 0],
      [0.5, 0.2],
      [0.62, 0.34],
      [0.8, 0.4],
      [0.94, 0.4],
    ]),
    ...arm([
      [0.4, 0],
      [0.24, 0.03],
      [0.1, 0.12],
      [0.08, 0.22],
      [0.18, 0.28],
    ]),
    ...[0.22, 0.7].map((share) =>
      disc(metalOf(spec), r * 0.7, 2, [0, size * share, 0], { turn: [90, 0, 0], sides: 20 }),
    ),
  ]
  return moved(parts, { turn: [0, 40, 0] })
}

/** A triangle cut from one board. */
export function shelfSupport(spec: FurnitureSpec): Part[] {
  const { main } = spec
  const size = Math.max(spec.depth, spec.height)
  const t = size * 0.13
  const one = [
    block(main, [t, size, t], [0, 0, -size * 0.4], { round: 4, fibre: 'y' }),
    block(main, [t, t, size * 0.9], [0, size - t, 0], { round: 4, fibre: 'z' }),
    bar(main, [0, size * 0.2, -size * 0.36], [0, size - t * 0.6, size * 0.3], t * 0.42, {
      sides: 4,
    }),
  ]
  return [-1, 1].flatMap((side) => moved(one, { at: [side * size * 0.46, 0, 0], turn: [0, 48, 0] }))
}
