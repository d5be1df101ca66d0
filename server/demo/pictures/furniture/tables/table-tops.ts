import { createRng, seedFor } from '../../render/rng.ts'
import type { Part } from '../../render/mesh.ts'
import { squircle } from '../../render/turned-form.ts'
import { block, disc } from '../parts/joinery.ts'
import type { FurnitureSpec } from '../parts/furniture-spec.ts'

/** Legs under a top without corners stand further in; under a table with corners by their inset. */
export function reachUnder(spec: FurnitureSpec, round: boolean): number | undefined {
  if (round) return 0.6
  const form = spec.pick('top', 4)
  if (form === 0) return 0.72
  return form === 1 && spec.subject.kind === 'coffee-table' ? 0.58 : undefined
}

export function top(spec: FurnitureSpec, round: boolean, thick: number): Part {
  const { width, depth, height, main } = spec
  const at = [0, height - thick, 0] as const
  if (round && Math.abs(width - depth) < 40) return disc(main, width / 2, thick, at)
  if (round) return disc(main, 1, thick, at, { outline: squircle(width / 2, depth / 2, 2.1) })
  const form = spec.pick('top', 4)
  if (form === 0)
    return disc(main, 1, thick, at, { outline: squircle(width / 2, depth / 2, 3.2), sides: 72 })
  if (form === 1 && spec.subject.kind === 'coffee-table')
    return disc(main, 1, thick, at, { outline: pebble(spec), sides: 72 })
  return block(main, [width, thick, depth], at, { round: form === 2 ? Math.min(12, thick / 2) : 4 })
}

/** A free form, as a stone worn by water. */
function pebble({ width, depth, subject }: FurnitureSpec) {
  const rng = createRng(seedFor(subject.design, 'pebble'))
  const [a, b] = [rng.between(0, 6.28), rng.between(0, 6.28)]
  return (angle: number): readonly [number, number] => {
    const r = 0.93 + 0.07 * Math.sin(2 * angle + a) + 0.045 * Math.sin(3 * angle + b)
    const [x, z] = squircle(width / 2, depth / 2, 2.4)(angle)
    return [x * r, z * r]
  }
}
