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
    parts.push(
      bar(
        accent,
        [-width / 2 + 16, 90, -depth / 2 + 8],
        [width / 2 - 16, height - 80, -depth / 2 + 8],
        4,
        { sides: 6 },
      ),
    )
    parts.push(
      bar(
        accent,
        [width / 2 - 16, 90, -depth / 2 + 8],
        [-width / 2 + 16, height - 80, -depth / 2 + 8],
        4,
        { sides: 6 },
      ),
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
  return [...parts, ...belongings(spec, levels, levelY, board)]
}

/** Some objects on the boards, so that it is recognised as a shelf. */
function belongings(
  spec: FurnitureSpec,
  levels: number,
  levelY: (i: number) => number,
  board: number,
): Part[] {
  const { width, depth, height } = spec
  const room = (height - 70) / (levels - 1) - board
  const parts: Part[] = []
  const papers = ['D8CDBB', 'A7AFA6', '8C6B55', 'C6B7A3', '5F6B70', 'E6DFD3']
  for (let i = 0; i < levels - 1; i++) {
    const y = levelY(i) + board
    const what = spec.pick('thing' + i, 4)
    const x = spec.vary('thingX' + i, -0.28, 0.2) * width
    if (what === 0) {
      let at = x
      for (let b = 0; b < 6; b++) {
        const thick = spec.vary(`book${i}${b}`, 18, 40)
        const tall = Math.min(room * 0.86, spec.vary(`tall${i}${b}`, 180, 250))
        parts.push(
          block(
            finish('paper', papers[spec.pick(`tone${i}${b}`, papers.length)] ?? 'D8CDBB'),
            [thick, tall, Math.min(170, depth * 0.7)],
            [at, y, 0],
            { round: 2, cells: 2 },
          ),
        )
        at += thick + 1.5
      }
    } else if (what === 1) {
      const r = Math.min(70, room * 0.26)
      parts.push(
        turnery(
          finish('ceramic', 'E9E2D6'),
          [
            [0, 0],
            [r * 0.6, 0],
            [r * 0.7, 6],
            [r, r],
            [r * 0.8, r * 1.7],
            [r * 0.34, r * 2.1],
            [r * 0.4, r * 2.5],
            [r * 0.32, r * 2.5],
          ],
          [x, y, 0],
          { edge: 8 },
        ),
      )
    } else if (what === 2) {
      for (let b = 0; b < 3; b++)
        parts.push(
          block(
            finish('paper', papers[(b * 2 + i) % papers.length] ?? 'C6B7A3'),
            [210 - b * 18, 26, Math.min(160, depth * 0.66)],
            [x, y + b * 26, 0],
            { round: 2, cells: 2, turn: [0, b * 5, 0] },
          ),
        )
    }
  }
  return parts
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
  const vase = turnery(
    finish('ceramic', 'DDD3C3'),
    profileOf('0,0 32,0 38,5 52,60 40,110 18,140 22,165 17,165'),
    [-width * 0.26, y(levels - 1) + board, depth * 0.5],
    { edge: 6 },
  )
  const books = [0, 1, 2, 3].map((b) =>
    block(
      finish('paper', ['8C6B55', 'C6B7A3', 'A7AFA6', '5F6B70'][b] ?? 'C6B7A3'),
      [26, 190 - b * 12, 140],
      [width * 0.18 + b * 28, y(0) + board, depth * 0.5],
      { round: 2, cells: 2 },
    ),
  )
  return [
    ...boards,
    ...(holder[form] ?? (() => []))(),
    ...braces,
    vase,
    ...(levels > 1 && (tall - board) / (levels - 1) < 230 ? [] : books),
  ]
}
