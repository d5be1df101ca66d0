import { box } from '../../render/box.ts'
import { withPatternOffset } from '../../render/finish.ts'
import type { Part } from '../../render/mesh.ts'
import { bent } from '../../render/placement.ts'
import { type Profile, squircle, turnedForm } from '../../render/turned-form.ts'
import { block, cushion, part, twoBars } from '../parts/joinery.ts'
import { legs } from '../parts/legs.ts'
import { type FurnitureSpec, softMaterials } from '../parts/furniture-spec.ts'

/** Seat and back in one shell: a plate with round corners, bent upwards behind the seat and at its sides. */
export function shellChair(spec: FurnitureSpec, seatY: number): Part[] {
  const { width, depth, height, accent } = spec
  const thick = softMaterials.has(spec.subject.material) ? 40 : 14
  const bucket = spec.vary('bucket', 30, 90)
  const seat = depth * 0.88
  const long = seat + (height - seatY) * 0.98
  const round = (thick / width) * 0.9
  const rim: Profile = [
    [1 - round, 0],
    [1 - round * 0.3, thick * 0.15],
    [1, thick * 0.5],
    [1 - round * 0.3, thick * 0.85],
    [1 - round, thick],
  ]
  const shares = Array.from({ length: 12 }, (_, i) => (i / 12) * (1 - round))
  const plate = turnedForm(
    [
      ...shares.map((share) => [share, 0] as const),
      ...rim,
      ...shares.toReversed().map((share) => [share, thick] as const),
    ],
    { outline: squircle(width / 2, long / 2, 3.4), sides: 72, fibre: 'flat' },
  )
  const spine = spineOf(long, seat)
  const shell = bent(plate, ([x, y, z]) => {
    const along = long / 2 - z
    const [height, depthAt, angle] = spine(along)
    const behind = smoothStep((along - seat * 0.5) / (seat * 0.6))
    const edge = Math.abs((2 * x) / width) ** 2.5
    const out = y - thick / 2 + edge * (14 + bucket * behind)
    return [
      x * (1 - 0.13 * behind - 0.05 * edge * behind),
      height + Math.cos(angle) * out,
      depthAt + Math.sin(angle) * out,
    ]
  })
  const style =
    spec.subject.legs === 'none' || spec.subject.legs === 'block' ? 'tapered' : spec.subject.legs
  return [
    ...legs(style, accent, {
      width: width * 0.84,
      depth: depth * 0.84,
      height: seatY - 34,
      inset: 66,
      thick: 36,
    }),
    block(accent, [width * 0.56, 16, depth * 0.52], [0, seatY - 44, 0], { round: 6 }),
    part(shell, spec.main, { at: [0, seatY - 44, depth / 2 - 10] }),
  ]
}

/** Height, depth and slope of a chair's middle line, from the front edge of the seat to the top of the back. */
function spineOf(long: number, seat: number) {
  const count = 80
  const points: (readonly [number, number, number])[] = []
  let [y, z] = [0, 0]
  for (let i = 0; i <= count; i++) {
    const along = (i / count) * long
    const front = 1 - smoothStep(along / (seat * 0.3))
    const back = smoothStep((along - seat * 0.72) / (seat * 0.52))
    const angle = 0.6 * front - 0.07 * (1 - back) + 1.34 * back
    points.push([y, z, angle])
    y += (Math.sin(angle) * long) / count
    z -= (Math.cos(angle) * long) / count
  }
  return (along: number): readonly [number, number, number] => {
    const at = Math.max(0, Math.min(count - 1e-6, (along / long) * count))
    const [a, b] = [points[Math.floor(at)]!, points[Math.floor(at) + 1]!]
    const share = at - Math.floor(at)
    const mean = (axis: 0 | 1 | 2) => a[axis] + (b[axis] - a[axis]) * share
    return [mean(0), mean(1), mean(2)]
  }
}

function smoothStep(value: number): number {
  const t = Math.max(0, Math.min(1, value))
  return t * t * (3 - 2 * t)
}

export function paddedChair(spec: FurnitureSpec, seatY: number, form: number): Part[] {
  const { width, depth, height, cloth, accent } = spec
  const style =
    spec.subject.legs === 'none' || spec.subject.legs === 'block' ? 'tapered' : spec.subject.legs
  const back =
    form === 1
      ? part(
          bent(
            box(width - 20, height - seatY + 26, 58, { round: 28, puff: 10, seed: 3 }),
            ([x, y, z]) => [x, y, z + (x / (width / 2)) ** 2 * 54 - (y / (height - seatY)) * 56],
          ),
          withPatternOffset(cloth, 2),
          { at: [0, seatY - 26, -depth / 2 + 44] },
        )
      : part(
          bent(
            box(width - 50, (height - seatY) * 0.62, 50, { round: 24, puff: 12, seed: 5 }),
            ([x, y, z]) => [x * (1 - 0.0003 * y), y, z + (x / (width / 2)) ** 2 * 60],
          ),
          withPatternOffset(cloth, 2),
          { at: [0, seatY + (height - seatY) * 0.38, -depth / 2 + 18], turn: [-8, 0, 0] },
        )
  const posts =
    form === 1
      ? []
      : twoBars(
          accent,
          [width / 2 - 74, seatY - 60, -depth / 2 + 56],
          [width / 2 - 80, height - 60, -depth / 2 + 4],
          11,
          { sides: 12 },
        )
  return [
    ...legs(style, accent, {
      width: width - 20,
      depth: depth - 30,
      height: seatY - 84,
      inset: 46,
      thick: 38,
    }),
    ...cushion(cloth, [width - 14, 92, depth - 24], [0, seatY - 88, 8], {
      puff: 14,
      soft: 2,
      round: 40,
    }),
    ...posts,
    back,
  ]
}
