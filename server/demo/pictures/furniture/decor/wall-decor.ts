import { finish, type Finish } from '../../render/finish.ts'
import type { Part } from '../../render/mesh.ts'
import { createRng, seedFor } from '../../render/rng.ts'
import { squircle } from '../../render/turned-form.ts'
import type { Vector } from '../../render/vector.ts'
import { bar, block, disc, rod } from '../parts/joinery.ts'
import type { FurnitureSpec, FurnitureBuilder } from '../parts/furniture-spec.ts'
import { leafAt } from './vessels.ts'

export const mirror: FurnitureBuilder = (spec) => {
  const { width, height, main, accent } = spec
  const glass = finish('mirror', 'E8EDEE')
  const rim = spec.subject.material === 'glass' ? accent : main
  const round = Math.abs(width - height) < width * 0.15
  const form = spec.pick('form', 4)
  const thick = spec.vary('rim', 9, 24)
  const outline = outlineOf(form, round, width, height, spec)
  const path = Array.from({ length: 72 }, (_, i): Vector => {
    const [x, y] = outline((i / 72) * Math.PI * 2)
    // The glass was stood up, which turned its outline over.
    return [x, height / 2 - y, 18]
  })
  return [
    disc(glass, 1, 10, [0, height / 2, 10], { outline, turn: [90, 0, 0], sides: 72 }),
    rod(rim, path, thick, { closed: true, sides: 10, flat: [1, 1] }),
  ]
}

/** Outline of wall decor by angle: round, rounded, arched or free. */
function outlineOf(
  form: number,
  round: boolean,
  width: number,
  height: number,
  spec: FurnitureSpec,
) {
  if (round && form < 3) return squircle(width / 2, height / 2, 2)
  if (form === 0) return squircle(width / 2, height / 2, 9)
  if (form === 1) {
    // Seen after being stood up, +y of the outline points down.
    return (angle: number): readonly [number, number] => {
      const [x, y] = squircle(width / 2, height / 2, 10)(angle)
      const [ox, oy] = squircle(width / 2, height / 2, 2)(angle)
      return y < 0 ? [ox, oy] : [x, y]
    }
  }
  if (form === 2) return squircle(width / 2, height / 2, 2.6)
  const rng = createRng(seedFor(spec.subject.design, 'free'))
  const [a, b] = [rng.between(0, 6), rng.between(0, 6)]
  return (angle: number): readonly [number, number] => {
    const r = 0.9 + 0.09 * Math.sin(2 * angle + a) + 0.05 * Math.sin(3 * angle + b)
    return [(Math.cos(angle) * r * width) / 2, (Math.sin(angle) * r * height) / 2]
  }
}

export const clock: FurnitureBuilder = (spec) => {
  const r = Math.min(spec.width, Math.max(spec.height, spec.width * 0.8)) / 2
  const { main, accent } = spec
  const bright = main.red + main.green + main.blue > 0.9
  const mark = bright ? finish('metal', '2A2A2A') : finish('painted', 'F0EBE2')
  const hour = spec.vary('hour', 0, 12)
  const hand = (angle: number, long: number, thick: number, z: number) =>
    bar(
      mark,
      [-Math.sin(angle) * long * 0.18, r - Math.cos(angle) * long * 0.18, z],
      [Math.sin(angle) * long, r + Math.cos(angle) * long, z],
      thick,
      { sides: 8, flat: [1, 0.5] },
    )
  const count = spec.pick('marks', 2) ? 12 : 4
  return [
    disc(main, r - 4, 26, [0, r, 6], { turn: [90, 0, 0], sides: 72 }),
    rod(
      spec.pick('rim', 3) === 0 ? main : accent,
      Array.from({ length: 72 }, (_, i): Vector => [
        Math.cos((i / 72) * 6.28319) * r,
        r + Math.sin((i / 72) * 6.28319) * r,
        24,
      ]),
      r * 0.05,
      { closed: true, sides: 10 },
    ),
    ...Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * Math.PI * 2
      const major = i % (count / 4) === 0
      const from = r * (major ? 0.76 : 0.82)
      return bar(
        mark,
        [Math.sin(angle) * from, r + Math.cos(angle) * from, 33],
        [Math.sin(angle) * r * 0.9, r + Math.cos(angle) * r * 0.9, 33],
        major ? r * 0.018 : r * 0.01,
        { sides: 6 },
      )
    }),
    hand((hour / 12) * 6.283, r * 0.46, r * 0.026, 37),
    hand((hour % 1) * 6.283, r * 0.7, r * 0.018, 41),
    disc(mark, r * 0.045, 6, [0, r, 42], { turn: [90, 0, 0] }),
  ]
}

export const pictureFrame: FurnitureBuilder = (spec) => {
  const { width, height, main } = spec
  const edge = Math.max(10, Math.min(width, height) * spec.vary('edge', 0.025, 0.06))
  const rng = createRng(seedFor(spec.subject.design, 'motif'))
  const mount = finish('paper', 'F6F2EA', { glow: 0.14 })
  const inner: [number, number] = [width - edge * 2, height - edge * 2]
  const tones = rng.oneOf<readonly [string, string, string]>([
    ['C8694A', '2F4A4A', 'D9B27C'],
    ['41576B', 'C9A37E', '8FA39A'],
    ['6B7A5A', 'D8B9A0', '3C3A37'],
    ['B5836B', '8C9AA3', 'E0CBA8'],
    ['2E2D2B', 'B9A88F', 'C2563E'],
  ])
  const ink = tones.map((hex) => finish('paper', hex))
  const scale = Math.min(inner[0], inner[1])
  const blob = (
    of: Finish | undefined,
    x: number,
    y: number,
    r: number,
    z: number,
    power: number,
    squeeze: number,
  ) =>
    disc(of ?? mount, 1, 0.8, [x * inner[0], height / 2 + y * inner[1], z], {
      outline: squircle(r * scale, r * scale * squeeze, power),
      turn: [90, 0, 0],
      sides: 48,
    })
  const motif = rng.below(4)
  const art: Part[] =
    motif === 0
      ? [
          blob(ink[0], 0.08, 0.12, 0.2, 16, 2, 1),
          blob(ink[1], -0.08, -0.14, 0.22, 17, 2.4, 0.8),
          blob(ink[2], 0.14, -0.2, 0.1, 18, 2, 1),
        ]
      : motif === 1
        ? [0, 1, 2, 3].map((i) =>
            blob(ink[i % 3], 0, -0.26 + i * 0.13, 0.32 - i * 0.06, 16 + i * 0.6, 2.6, 0.32),
          )
        : motif === 2
          ? [
              rod(
                ink[1] ?? mount,
                [
                  [0, height * 0.26, 18],
                  [scale * 0.04, height * 0.5, 18],
                  [-scale * 0.02, height * 0.74, 18],
                ],
                2.5,
                { smooth: 6, sides: 6 },
              ),
              ...Array.from({ length: 7 }, (_, i) =>
                leafAt(
                  ink[i % 2 === 0 ? 0 : 1] ?? mount,
                  [0, height * (0.32 + i * 0.06), 18],
                  (i % 2 ? 1 : -1) * 58,
                  0,
                  scale * 0.2,
                ),
              ),
            ]
          : [
              block(ink[1] ?? mount, [inner[0] * 0.56, inner[1] * 0.2, 1], [0, height * 0.28, 16], {
                round: 0.4,
              }),
              blob(ink[0], 0.06, 0.08, 0.17, 16.4, 2, 1),
              block(
                ink[2] ?? mount,
                [inner[0] * 0.56, inner[1] * 0.06, 1],
                [0, height * 0.5, 17.4],
                { round: 0.4 },
              ),
            ]
  return [
    block(mount, [inner[0], inner[1], 8], [0, edge, 12], { round: 1, cells: [16, 20, 1] }),
    ...art,
    ...[-1, 1].map((side) =>
      block(main, [edge, height, 26], [side * (width / 2 - edge / 2), 0, 14], {
        round: 3,
        fibre: 'y',
      }),
    ),
    ...[0, 1].map((end) =>
      block(main, [width - edge * 2, edge, 26], [0, end * (height - edge), 14], {
        round: 3,
        fibre: 'x',
      }),
    ),
  ]
}
