import { cloth as sheet } from '../../render/cloth.ts'
import { withPatternOffset, finish } from '../../render/finish.ts'
import type { Part } from '../../render/mesh.ts'
import { noise } from '../../render/noise.ts'
import { cushion, part, pillow } from '../parts/joinery.ts'
import type { FurnitureSpec } from '../parts/furniture-spec.ts'

/**
 * Mattress, duvet, pillows and a throw.
 *
 * @param overMattress how far the headboard reaches over the mattress, in millimetres
 */
export function bedding(
  spec: FurnitureSpec,
  width: number,
  depth: number,
  y: number,
  z: number,
  height: number,
  overMattress: number,
): Part[] {
  const white = finish('cotton', 'F1EEE8')
  const tones = ['DAD3C6', 'B9BDB4', 'C9B6A1', 'A9B1B6', 'E4DED2', 'B8A090']
  const tone = finish('linen', tones[spec.pick('duvet', tones.length)] ?? 'DAD3C6')
  const mattress = 200
  const top = y + mattress
  const place = [width, depth, top, z] as const
  const design = spec.subject.design
  const pillowWide = Math.min(620, width > 1300 ? width / 2 - 60 : width - 80)
  const pillowsAcross = width > 1300 ? [-1, 1] : [0]
  const rise = Math.min(420, height - top + 120)
  const head = z - depth / 2 + overMattress
  return [
    ...cushion(white, [width, mattress, depth], [0, y, z], { puff: 6, soft: 2, seed: 3 }),
    part(
      cover(place, { from: -depth * 0.16, to: depth / 2 + 150, hang: 230, lift: 4, design }),
      tone,
    ),
    ...pillowsAcross.flatMap((side, i) => [
      ...pillow(
        withPatternOffset(tone, i + 3),
        [pillowWide, rise, 210],
        [side * (width / 4), top + 4, head + 130],
        { turn: [-22, side * 2, 0], seed: i + 60 },
      ),
      ...pillow(
        withPatternOffset(white, i + 3),
        [pillowWide * 0.95, rise * 0.86, 200],
        [side * (width / 4), top + 6, head + 290],
        { turn: [-34, side * -3, side * 1.5], seed: i + 70 },
      ),
    ]),
    part(
      cover(place, { from: depth * 0.14, to: depth * 0.36, hang: 270, lift: 20, design }),
      finish('wool', tones[spec.pick('throw', tones.length)] ?? 'B8A090', { seed: 9 }),
    ),
  ]
}

/** Height of the duvet over the mattress at a point of the bed: filled squares between its seams. */
function duvetRise(s: number, z: number, design: number): number {
  const filled = Math.abs(Math.sin(s / 105) * Math.sin(z / 105)) ** 0.7
  return 34 + 34 * filled + noise(s / 260, z / 300, design % 97) * 22
}

/**
 * A cover that lies on the bed and falls over its edges; `from` and `to` are measured along the bed
 * from the middle of the mattress, `lift` keeps layers apart.
 */
function cover(
  [width, depth, top, z]: readonly [number, number, number, number],
  {
    from,
    to,
    hang,
    lift,
    design,
  }: { from: number; to: number; hang: number; lift: number; design: number },
) {
  const wide = width + hang * 2
  const long = to - from
  const round = 70
  // Runs along an edge, then round it, then down: how far out and how far down.
  const over = (distance: number): readonly [out: number, down: number] => {
    if (distance <= 0) return [0, 0]
    const angle = Math.min(Math.PI / 2, distance / round)
    const rest = Math.max(0, distance - (round * Math.PI) / 2)
    return [round * Math.sin(angle), round * (1 - Math.cos(angle)) + rest]
  }
  const edge = width / 2 - round * 0.55
  const foot = depth / 2 - round * 0.5
  return sheet(
    (u, v) => {
      const s = (u - 0.5) * wide
      const run = from + v * long
      const [sideOut, sideDown] = over(Math.abs(s) - edge)
      const [footOut, footDown] = over(run - foot)
      const lying = Math.max(0, 1 - (sideDown + footDown) / 90)
      const hanging = 1 - lying
      const ripple = hanging * 9 * Math.sin(run / 62 + Math.sign(s)) * Math.min(1, sideDown / 80)
      const hem = Math.min(1, v * 9 + 0.2)
      return [
        Math.sign(s) * (Math.min(Math.abs(s), edge) + sideOut + ripple + lift),
        top +
          lift +
          duvetRise(s, run, design) * lying * hem -
          Math.max(sideDown, footDown) +
          12 * hanging,
        z + Math.min(run, foot) + footOut + (footOut > 0 ? lift : 0),
      ]
    },
    { columns: 90, rows: Math.round(long / 24), thickness: 12, size: [wide, long], seed: 4 },
  )
}
