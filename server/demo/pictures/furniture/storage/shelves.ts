import { profileOf } from '../../render/turned-form.ts'
import { finish, shaded } from '../../render/finish.ts'
import type { Part } from '../../render/mesh.ts'
import { bar, block, plank, turnery, twoBars, uprights } from '../parts/joinery.ts'
import type { FurnitureSpec, FurnitureBuilder } from '../parts/furniture-spec.ts'

export const shelf: FurnitureBuilder = (spec) => {
  const { width, depth, height, main, accent } = spec
  const levels = Math.max(3, Math.round(height / 480) + 1, Math.min(7, spec.count))
  const form = spec.pick('form', 4)
  const board = 22
  const parts: Part[] = []
  const levelY = (i: number) => 70 + ((height - 70 - board) * i) / (levels - 1)
  for (let i = 0; i < levels; i++) {
    parts.push(
      plank(main, i, [width - (form === 0 ? 44 : 8), board, depth - 8], [0, levelY(i), 0], {
        round: 3,
      }),
    )
  }
  if (form === 0 || form === 3) {
    parts.push(
      ...uprights(main, [board, height, depth], [width / 2 - board / 2, 0, 0], {
        round: 3,
        fibre: 'y',
      }),
    )
    if (form === 3)
      parts.push(
        block(shaded(main, 0.85), [width - 20, height - 60, 6], [0, 40, -depth / 2 + 5], {
          round: 1,
          fibre: 'y',
        }),
      )
    else if (width > 900)
      parts.push(
        plank(main, 9, [board, height - 90, depth - 12], [width * 0.14, 70, 0], {
          round: 2,
          fibre: 'y',
        }),
      )
  } else if (form === 1) {
    for (const side of [-1, 1]) {
      for (const end of [-1, 1])
        parts.push(
          bar(
            accent,
            [side * (width / 2 - 16), 0, end * (depth / 2 - 14)],
            [side * (width / 2 - 16), height + 20, end * (depth / 2 - 14)],
            10,
            { sides: 10 },
          ),
        )
      parts.push(
        bar(
          accent,
          [side * (width / 2 - 16), levelY(0) + height * 0.42, -depth / 2 + 14],
          [side * (width / 2 - 16), levelY(0) + height * 0.42, depth / 2 - 14],
          7,
          { sides: 8 },
        ),
      )
    }
    const back = -depth / 2 + 8
    parts.push(
      ...twoBars(accent, [width / 2 - 16, 90, back], [16 - width / 2, height - 80, back], 4, {
        sides: 6,
      }),
    )
  } else {
    for (const side of [-1, 1]) {
      for (const end of [-1, 1])
        parts.push(
          bar(
            accent,
            [side * (width / 2 - 60) + side * 30, 0, end * (depth / 2 - 10)],
            [side * (width / 2 - 60), height + 10, end * (depth * 0.18)],
            15,
            { sides: 12 },
          ),
        )
    }
  }
  const room = levelY(1) - levelY(0) - board
  const tops = Array.from({ length: levels - 1 }, (_, i) => levelY(i) + board)
  return [...parts, ...belongings(spec, tops, room)]
}

/**
 * Books and vases on the boards, as a shelf is shown in a shop.
 *
 * @param tops heights of the boards' upper sides
 * @param room height between two boards
 */
function belongings(spec: FurnitureSpec, tops: readonly number[], room: number, z = 0): Part[] {
  const { width, depth } = spec
  const papers = ['D8CDBB', 'A7AFA6', '8C6B55', 'C6B7A3', '5F6B70', 'E6DFD3']
  const paper = (nth: number) => finish('paper', papers[nth % papers.length]!)
  const deep = Math.min(165, depth * 0.68)
  const places = tops.flatMap((y, i) =>
    (width > 560 ? [-0.26, 0.24] : [0]).map((share) => ({ y, share, key: `${i}${share}` })),
  )
  return places.flatMap(({ y, share, key }): Part[] => {
    const x = (share + spec.vary('x' + key, -0.06, 0.06)) * width
    const thing = spec.pick('thing' + key, 4)
    if (thing === 0) {
      let at = x - 80
      return Array.from({ length: 6 }, (_, b) => {
        const thick = spec.vary(`book${key}${b}`, 18, 40)
        const tall = Math.min(room * 0.86, spec.vary(`tall${key}${b}`, 180, 250))
        at += thick + 1.5
        return block(
          paper(spec.pick(`tone${key}${b}`, 6)),
          [thick, tall, deep],
          [at - thick / 2, y, z],
          { round: 2, cells: 2 },
        )
      })
    }
    if (thing === 1) {
      const r = Math.min(66, room * 0.3)
      const form = '0,0 0.6,0 0.7,0.09 1,1 0.8,1.7 0.34,2.1 0.4,2.5 0.32,2.5'
      const clay = finish('ceramic', ['E9E2D6', 'B98D6E', '6E7A70'][spec.pick('clay' + key, 3)]!)
      return [turnery(clay, profileOf(form, r, r), [x, y, z], { edge: 8 })]
    }
    if (thing === 2)
      return [0, 1, 2].map((b) =>
        block(
          paper(b * 2 + spec.pick('stack' + key, 6)),
          [210 - b * 18, 26, deep],
          [x, y + b * 26, z],
          {
            round: 2,
            cells: 2,
            turn: [0, b * 5, 0],
          },
        ),
      )
    return []
  })
}

export const wallShelf: FurnitureBuilder = (spec) => {
  const { width, depth, height, main, accent } = spec
  const levels = Math.max(1, Math.min(4, height < 120 ? 1 : spec.count))
  const board = 24
  const tall = levels === 1 ? board : Math.max(height, 260)
  const form = spec.pick('form', 3)
  const y = (i: number) => (levels === 1 ? 0 : ((tall - board) * i) / (levels - 1))
  const boards = Array.from({ length: levels }, (_, i) =>
    plank(main, i, [width, board, depth], [0, y(i), depth / 2], { round: 4 }),
  )
  const holder: Record<number, () => Part[]> = {
    0: () =>
      [-1, 1].map((side) =>
        block(
          accent,
          [6, levels === 1 ? 130 : tall, 26],
          [side * (width / 2 - 120), levels === 1 ? -130 : -20, 14],
          { round: 2 },
        ),
      ),
    1: () =>
      twoBars(
        accent,
        [width / 2 - 110, levels === 1 ? -140 : -20, 8],
        [width / 2 - 110, tall - 6, 8],
        8,
        { sides: 8 },
      ),
    2: () =>
      levels > 1
        ? uprights(main, [board, tall, depth], [width / 2 - board / 2, 0, depth / 2], {
            round: 3,
            fibre: 'y',
          })
        : [],
  }
  const braces =
    form < 2
      ? boards.flatMap((_, i) =>
          twoBars(
            accent,
            [width / 2 - 115, y(i) - (levels === 1 ? 110 : 70), 14],
            [width / 2 - 115, y(i), depth * 0.82],
            5,
            { sides: 8 },
          ),
        )
      : []
  const tops = boards.map((_, i) => y(i) + board)
  const room = levels === 1 ? 320 : (tall - board) / (levels - 1) - board
  return [
    ...boards,
    ...(holder[form] ?? (() => []))(),
    ...braces,
    ...belongings(spec, tops, room, depth * 0.5),
  ]
}
