import { renderProduct, type StudioView } from '#server/demo/pictures/render-product.ts'
import { renderInRoom } from '#server/demo/pictures/render-scene.ts'
import {
  type PictureSubject,
  legStyles,
  furnitureKinds,
  furnitureMaterials,
  viewsOf,
} from '#server/merchant/vocabulary/appearance.ts'
import { furnitureModels } from '#server/demo/pictures/furniture/furniture-models.ts'
import type { Pixels } from '#server/demo/pictures/render/render-image.ts'

import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '#tests/support/seed.ts'
import { coarseLight } from './coarse-light.ts'

/** Some of a list, chosen by the seed: rendering all takes long. */
function someOf<T>(list: readonly T[], count: number): T[] {
  const random = seededRandom(list.join())
  const drawn = list.map((one) => ({ one, order: random() }))
  return drawn
    .toSorted((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ one }) => one)
}

describe('every kind of piece', () => {
  const frontFingerprints = new Map<string, string>()
  const kinds = someOf(furnitureKinds, 6)
  test.each(kinds)('%s does not touch the frame in any view', { timeout: 30_000 }, (kind) => {
    const views = studioViewsOf(kind).map((view) => renderCoarsely(usual(kind), view, 60))
    frontFingerprints.set(kind, fingerprint(views[0]!))
    expect(new Set(views.map(fingerprint)).size).toBe(views.length)
    for (const picture of views) expect(contrast(picture)).toBeGreaterThan(5)
    // Front and three quarters show the whole piece: only its shadow may reach the edge.
    for (const picture of views.slice(0, 2)) expect(darkestAtSides(picture)).toBeGreaterThan(115)
  })

  test('no two kinds look the same', () => {
    expect([...frontFingerprints.keys()]).toEqual(kinds)
    expect(new Set(frontFingerprints.values()).size).toBe(kinds.length)
  })
})

test('products differ in rooms, and in colour', { timeout: 30_000 }, () => {
  const kinds = someOf(['coffee-table', 'sofa', 'pendant-lamp', 'garden-chair'] as const, 2)
  const rooms = kinds.map((kind) => renderInRoom(usual(kind), 40, coarseLight))
  const red = renderInRoom({ ...usual(kinds[0]!), color: 'B03024' }, 40, coarseLight)
  expect(new Set([...rooms, red].map(fingerprint)).size).toBe(3)
  for (const picture of rooms) expect(contrast(picture)).toBeGreaterThan(8)
})

test('a drawing shows the measures of the product', { timeout: 30_000 }, () => {
  const drawing = (width: number) =>
    renderCoarsely({ ...usual('wardrobe'), width }, 'measures', 300)
  // The furniture looks the same, the number does not.
  expect(fingerprint(drawing(1480))).not.toBe(fingerprint(drawing(1490)))
  expect(darkest(drawing(1480))).toBeLessThan(60)
})

test(
  'the same subject gives the same pixels, independent of earlier renderings',
  { timeout: 30_000 },
  () => {
    const first = fingerprint(renderProduct(usual('armchair'), 'angle', 72))
    for (let design = 0; design < 8; design++)
      renderCoarsely({ ...usual('stool'), design }, 'front', 24)
    expect(fingerprint(renderProduct(usual('armchair'), 'angle', 72))).toBe(first)
  },
)

const kindsWithDesigns = [
  ...(['sofa', 'armchair', 'dining-chair', 'coffee-table'] as const),
  ...(['sideboard', 'table-lamp', 'vase'] as const),
]

test.each(someOf(kindsWithDesigns, 2))(
  'designs of %s are visibly different',
  { timeout: 30_000 },
  (kind) => {
    const fingerprints = [11, 222, 3333, 44_444].map((design) =>
      renderCoarsely({ ...usual(kind), design }, 'front', 60),
    )
    const shapes = new Set(fingerprints.map(silhouette))
    expect(shapes.size).toBeGreaterThanOrEqual(3)
  },
)

test('legs make chairs visibly different', { timeout: 30_000 }, () => {
  const fingerprints = legStyles
    .filter((legs) => legs !== 'none' && legs !== 'block')
    .map((legs) =>
      silhouette(
        renderCoarsely({ ...usual('dining-chair'), material: 'velvet', legs }, 'front', 60),
      ),
    )
  expect(new Set(fingerprints).size).toBe(fingerprints.length)
})

test('every material is visibly different', { timeout: 60_000 }, () => {
  const materials = someOf(furnitureMaterials, 4)
  const fingerprints = materials.map((material) =>
    fingerprint(renderCoarsely({ ...usual('footstool'), material }, 'detail', 60)),
  )
  expect(new Set(fingerprints).size).toBe(materials.length)
})

test('a red sofa is red and a wide one is wide', { timeout: 30_000 }, () => {
  const red = renderCoarsely({ ...usual('sofa'), color: 'B03024' }, 'front', 60)
  const [r, g, b] = pixel(red, 0.4, 0.6)
  expect(r).toBeGreaterThan(g * 1.5)
  expect(r).toBeGreaterThan(b * 1.5)
  const heightOf = (width: number) => {
    const fingerprints = renderCoarsely({ ...usual('bench'), width }, 'front', 60)
    return silhouette(fingerprints)
      .split('|')
      .filter((row) => row.includes('#')).length
  }
  expect(heightOf(700)).toBeGreaterThan(heightOf(1800))
})

test.each([
  { width: 0, depth: -5, height: Number.NaN },
  { width: 1e9, depth: 1e9, height: 1e9 },
  { width: 1, depth: 1, height: 1 },
])('invalid sizes %o still give a picture', { timeout: 30_000 }, (sizes) => {
  for (const kind of ['sofa', 'wardrobe', 'rug', 'part'] as const) {
    const fingerprints = renderCoarsely(
      { ...usual(kind), ...sizes, parts: 999, color: 'nope', accent: '' },
      'front',
      48,
    )
    expect(contrast(fingerprints)).toBeGreaterThan(8)
  }
})

function usual(kind: PictureSubject['kind']): PictureSubject {
  const [width, depth, height] = furnitureModels[kind].usualSize
  return {
    kind,
    width,
    depth,
    height,
    color: '6E6A5E',
    accent: '8A6244',
    material: 'fabric',
    legs: 'tapered',
    parts: 3,
    design: 20_240,
  }
}

/** Furniture that stands, hangs on a wall or below a ceiling, or lies is shown from beside differently. */
const kindsInAllViews: readonly string[] = ['armchair', 'mirror', 'pendant-lamp', 'rug']

function studioViewsOf(kind: PictureSubject['kind']): StudioView[] {
  const views = viewsOf(kind, true).filter((view) => view !== 'room')
  return kindsInAllViews.includes(kind) ? views : views.slice(0, 3)
}

/** Coarse light is enough for shapes and colours. */
const renderCoarsely = (subject: PictureSubject, view: StudioView, width: number) =>
  renderProduct(subject, view, width, coarseLight)

const darkest = ({ bytes }: Pixels) => bytes.reduce((low, value) => Math.min(low, value), 255)

const fingerprint = ({ bytes }: Pixels) => createHash('sha256').update(bytes).digest('hex')

const pixel = (
  { bytes, width, height }: Pixels,
  x: number,
  y: number,
): [number, number, number] => {
  const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 3
  return [bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0]
}

function contrast({ bytes }: Pixels): number {
  let sum = 0
  let squares = 0
  for (const value of bytes) {
    sum += value
    squares += value * value
  }
  const mean = sum / bytes.length
  return Math.sqrt(squares / bytes.length - mean * mean)
}

function darkestAtSides(picture: Pixels): number {
  let darkest = 255
  for (let row = 0; row < picture.height; row++) {
    for (const x of [0, 0.999])
      darkest = Math.min(darkest, ...pixel(picture, x, row / picture.height))
  }
  return darkest
}

/** The pixels that are clearly darker than the background, row by row. */
function silhouette({ bytes, width, height }: Pixels): string {
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) =>
      (bytes[(row * width + column) * 3] ?? 255) < 150 ? '#' : '.',
    ).join(''),
  ).join('|')
}
