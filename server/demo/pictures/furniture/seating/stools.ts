import { cloth as sheet } from '../../render/cloth.ts'
import { shaded } from '../../render/finish.ts'
import { profileOf, squircle } from '../../render/turned-form.ts'
import type { Vector } from '../../render/vector.ts'
import {
  block,
  plank,
  cushion,
  disc,
  fields,
  part,
  rod,
  turnery,
  twoBars,
} from '../parts/joinery.ts'
import { legs } from '../parts/legs.ts'
import { type FurnitureBuilder, softMaterials } from '../parts/furniture-spec.ts'
import { saddle } from './chair-backs.ts'

export const barStool: FurnitureBuilder = (spec) => {
  const { width, depth, height, accent, main } = spec
  const backed = spec.pick('backed', 2) === 1 && height > 820
  const seatY = backed ? height * 0.73 : height
  const soft = softMaterials.has(spec.subject.material)
  const style =
    spec.subject.legs === 'none' || spec.subject.legs === 'block' ? 'tapered' : spec.subject.legs
  const seat = spec.pick('seat', 2)
    ? disc(main, Math.min(width, depth) * 0.46, soft ? 74 : 34, [0, seatY - (soft ? 74 : 34), 0])
    : null
  const base = ['swivel', 'pedestal'].includes(style)
    ? legs('pedestal', accent, {
        width: width * 1.25,
        depth: depth * 1.25,
        height: seatY - 60,
        thick: 26,
      })
    : legs(style, accent, {
        width: width * 0.98,
        depth: depth * 0.98,
        height: seatY - 40,
        inset: 56,
        thick: 36,
        reach: seat ? 0.6 : undefined,
      })
  const ringY = seatY * 0.36
  const loop = style === 'swivel' || style === 'pedestal' ? width * 0.3 : width * 0.47
  const ring = rod(
    accent,
    Array.from({ length: 32 }, (_, i): Vector => {
      const angle = (i / 32) * Math.PI * 2
      const square = squircle(loop, loop, style === 'pedestal' || style === 'swivel' ? 2 : 7)
      const [x, z] = square(angle)
      return [x, ringY, z]
    }),
    9,
    { closed: true, sides: 8 },
  )
  const back = backed
    ? [
        part(
          sheet(
            (u, v) => {
              const x = (u - 0.5) * 2
              return [
                x * width * 0.45,
                seatY + 130 + v * (height - seatY - 130),
                -depth * 0.4 + 70 * x * x - 20 * v,
              ]
            },
            { columns: 22, rows: 8, thickness: soft ? 40 : 14, size: [width, 160] },
          ),
          main,
        ),
        ...twoBars(
          accent,
          [width * 0.24, seatY - 20, -depth * 0.32],
          [width * 0.25, height - 40, -depth * 0.38],
          9,
          { sides: 10 },
        ),
      ]
    : []
  return [
    ...base,
    ring,
    ...(seat
      ? [seat]
      : soft
        ? cushion(main, [width * 0.92, 74, depth * 0.9], [0, seatY - 74, 0], { puff: 12, soft: 2 })
        : [saddle(spec, main, width * 0.92, depth * 0.84, seatY)]),
    ...back,
  ]
}

export const stool: FurnitureBuilder = (spec) => {
  const { width, depth, height, main, accent } = spec
  const soft = softMaterials.has(spec.subject.material)
  if (spec.pick('drum', 4) === 0 && !soft) {
    const r = Math.min(width, depth) / 2
    const waist = spec.vary('waist', 0.6, 1.02)
    return [
      turnery(
        main,
        [
          [0, 0],
          [r * 0.96, 0],
          [r, 8],
          [r * (waist + 0.1), height * 0.3],
          [r * waist, height * 0.5],
          [r * (waist + 0.1), height * 0.7],
          [r, height - 10],
          [r * 0.96, height],
          [r * 0.5, height - 2],
          [0, height - 4],
        ],
        [0, 0, 0],
        { edge: 10, sides: 48 },
      ),
    ]
  }
  const round = spec.pick('round', 2) === 0
  const thick = soft ? 90 : 34
  const style = spec.subject.legs === 'none' ? 'tapered' : spec.subject.legs
  return [
    ...legs(style, accent, {
      width: width * 0.94,
      depth: depth * 0.94,
      height: height - thick + 4,
      inset: 44,
      thick: 38,
      reach: round ? 0.6 : undefined,
    }),
    ...(round
      ? [
          soft
            ? turnery(
                main,
                profileOf('0,0 0.44,0 0.48,24 0.485,56 0.45,84 0.25,96 0,98', width),
                [0, height - thick, 0],
                { edge: 14, fibre: 'flat' },
              )
            : disc(main, width * 0.48, thick, [0, height - thick, 0]),
        ]
      : soft
        ? cushion(main, [width, thick, depth], [0, height - thick, 0], { puff: 14, soft: 2 })
        : [block(main, [width, thick, depth], [0, height - thick, 0], { round: 10 })]),
  ]
}

export const footstool: FurnitureBuilder = (spec) => {
  const { width, depth, height, main, accent } = spec
  const form = spec.pick('form', 3)
  const legHeight = spec.subject.legs === 'none' ? 14 : Math.min(170, height * 0.38)
  const style = spec.subject.legs
  if (form === 0) {
    const r = Math.min(width, depth) / 2
    const tall = height - legHeight
    return [
      ...legs(style, accent, {
        width: r * 1.5,
        depth: r * 1.5,
        height: legHeight,
        inset: 40,
        thick: 36,
      }),
      turnery(
        main,
        profileOf('0,0 0.9,0 1,0.22 1.02,0.5 0.99,0.8 0.86,0.96 0.5,1 0,1.01', r, tall),
        [0, legHeight, 0],
        { edge: tall * 0.16, sides: 52, fibre: 'around' },
      ),
      rod(
        shaded(main, 0.8),
        Array.from({ length: 40 }, (_, i): Vector => [
          Math.cos((i / 40) * 6.2832) * r * 0.965,
          legHeight + tall * 0.84,
          Math.sin((i / 40) * 6.2832) * r * 0.965,
        ]),
        4,
        { closed: true, sides: 5 },
      ),
    ]
  }
  return [
    ...legs(style, accent, { width, depth, height: legHeight, inset: 50, thick: 36 }),
    ...(form === 1
      ? [
          block(main, [width - 16, (height - legHeight) * 0.45, depth - 16], [0, legHeight, 0], {
            round: 14,
          }),
        ]
      : []),
    ...cushion(
      main,
      [width, (height - legHeight) * (form === 1 ? 0.58 : 0.96), depth],
      [0, legHeight + (form === 1 ? (height - legHeight) * 0.42 : 2), 0],
      { puff: 18, soft: 4 },
    ),
  ]
}

export const bench: FurnitureBuilder = (spec) => {
  const { width, depth, height, main, accent } = spec
  const soft = softMaterials.has(spec.subject.material)
  const thick = soft ? 84 : 38
  const style = spec.subject.legs === 'none' ? 'block' : spec.subject.legs
  const seat = Math.min(height, 480)
  const form = spec.pick('form', 3)
  const top = soft
    ? cushion(main, [width, thick, depth], [0, seat - thick, 0], { puff: 12, soft: 2 })
    : form === 0
      ? fields(depth, 4, 12).map(({ middle, size }, i) =>
          plank(main, i, [width, thick * 0.8, size], [0, seat - thick * 0.8, middle], {
            round: 6,
          }),
        )
      : [block(main, [width, thick, depth], [0, seat - thick, 0], { round: form === 1 ? 16 : 5 })]
  const rack =
    form === 2
      ? fields(depth * 0.8, 5, 22).map(({ middle, size }, i) =>
          plank(main, i + 8, [width - 150, 16, size], [0, 150, middle], {
            round: 5,
          }),
        )
      : []
  return [
    ...legs(style, accent, { width, depth, height: seat - thick + 2, inset: 58, thick: 42 }),
    ...top,
    ...rack,
  ]
}
