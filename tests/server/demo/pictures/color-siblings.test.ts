import type { ProductRecord } from '#server/merchant/catalogue/product-record.ts'
import { renderProduct } from '#server/demo/pictures/render-product.ts'
import { pictureAt, type PictureSubject } from '#server/merchant/vocabulary/appearance.ts'
import { furnitureSpecOf } from '#server/demo/pictures/furniture/parts/furniture-spec.ts'
import { furnitureModels } from '#server/demo/pictures/furniture/furniture-models.ts'
import type { Finish } from '#server/demo/pictures/render/finish.ts'
import type { Part } from '#server/demo/pictures/render/mesh.ts'
import { seed } from '#tests/support/seed.ts'

import { describe, expect, it } from 'vitest'
import { seedInMemory } from '../generator/memory-sink.ts'
import { coarseLight } from './coarse-light.ts'

/** The catalogue of a default seed. */
const { products } = seedInMemory(2400)
const groups = groupBy(
  products.filter(({ variantGroup }) => variantGroup),
  ({ variantGroup }) => variantGroup!.key,
)
const subjectOf = ({ picture }: ProductRecord) => picture as PictureSubject

/**
 * Colours of a product share one design: their pictures differ only in the parts with the product's
 * own colour. Building one of them gives the visible share of those parts.
 */
describe('colours of one product', () => {
  /** Made of one material in every design, and slow to build: one of each material is enough. */
  const singleMaterialKinds: readonly string[] = [
    ...['sofa', 'corner-sofa', 'armchair', 'daybed', 'lounge-set', 'footstool', 'bed', 'kids-bed'],
    ...['rug', 'curtain', 'throw', 'vase', 'plant-pot', 'parasol', 'bench', 'dining-chair'],
  ]
  const designs = groupBy(
    [...groups].map(([, [first]]) => subjectOf(first!)),
    (subject) =>
      singleMaterialKinds.includes(subject.kind)
        ? `${subject.kind} ${subject.material}`
        : `${subject.kind} ${subject.material} ${subject.design}`,
  )

  it('have their own colour on a visible part of the piece', { timeout: 60_000 }, () => {
    // Building takes long: each run builds another fifth of the designs.
    const fifth = [...designs.values()].filter((_, index) => index % 5 === seed % 5)
    const lowShares = fifth.flatMap(([subject]) => {
      const share = productColorShare(subject!)
      return share < 0.1
        ? [`${subject!.kind} ${subject!.material} ${subject!.design}: ${share}`]
        : []
    })
    expect(designs.size).toBeGreaterThan(200)
    expect(lowShares).toEqual([])
  })

  it('differ only in colour, and enough to be distinguished', () => {
    const similarPairs = [...groups].flatMap(([key, members]) => {
      const subjects = members.map(subjectOf)
      const forms = subjects.map(({ color: _color, accent: _accent, ...form }) => form)
      expect(new Set(forms.map((form) => JSON.stringify(form))).size, key).toBe(1)
      return subjects.flatMap((one, index) =>
        subjects
          .slice(index + 1)
          .filter((other) => distance(one.color, other.color) < 12)
          .map((other) => `${key}: ${one.color} ${other.color}`),
      )
    })
    expect(groups.size).toBeGreaterThan(500)
    expect(similarPairs).toEqual([])
  })
})

describe('left and right of one product', () => {
  // The pictures of a package show each of its products from the front.
  const sided = products.filter(
    (product) =>
      !product.productPackage &&
      product.images.some(({ tags: [view] }, index) => view === 'front' && index > 0),
  )

  it('have separate pictures, tagged with their article', () => {
    expect(sided.length).toBeGreaterThan(20)
    for (const { images, skus } of sided) {
      const owners = images.map(({ tags: [, owner] }) => owner)
      const [left, right] = skus.map(({ articleNumber }) => articleNumber)
      const half = owners.length / 2
      expect(owners).toEqual([...Array(half).fill(left), ...Array(half).fill(right)])
      expect(new Set(images.map(({ fileName }) => fileName)).size).toBe(owners.length)
    }
  })

  it('are mirror images of each other', { timeout: 30_000 }, () => {
    const [first] = sided
    const tags = first!.images.map((image) => image.tags)
    const [left, right] = [0, tags.length / 2].map((index) => {
      const { subject, view } = pictureAt(subjectOf(first!), index, tags)
      expect(view).toBe('front')
      return darkerHalf(renderProduct(subject, 'front', 48, coarseLight))
    })
    expect([left, right]).toEqual(['left', 'right'])
  })
})

/** The share of a piece's surface in its main colour, 0..1. */
function productColorShare(subject: PictureSubject): number {
  const piece = furnitureModels[subject.kind]
  // A colour that no generated material has.
  const pictureRequest = furnitureSpecOf(
    { ...subject, color: '0BC1F3', accent: '23231F' },
    piece.usualSize,
  )
  const parts = piece.build(pictureRequest).filter(({ outOfFrame }) => !outOfFrame)
  const areas = parts.map(areaOf)
  const own = parts.map(({ finish }, index) =>
    isShadeOf(finish, pictureRequest.main) ? areas[index]! : 0,
  )
  return sum(own) / sum(areas)
}

function groupBy<T>(list: readonly T[], keyOf: (entry: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>()
  for (const entry of list) {
    const key = keyOf(entry)
    found.set(key, [...(found.get(key) ?? []), entry])
  }
  return found
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The same colour, lighter or darker. */
function isShadeOf(finish: Finish, main: Finish): boolean {
  const by = finish.green / main.green
  const isNear = (one: number, other: number) => Math.abs(one - other) < 0.001
  return by > 0 && isNear(finish.red, main.red * by) && isNear(finish.blue, main.blue * by)
}

function areaOf({ shape: { points, corners } }: Part): number {
  let area = 0
  for (let at = 0; at < corners.length; at += 3) {
    const [a, b, c] = [corners[at]! * 3, corners[at + 1]! * 3, corners[at + 2]! * 3]
    const ux = points[b]! - points[a]!
    const uy = points[b + 1]! - points[a + 1]!
    const uz = points[b + 2]! - points[a + 2]!
    const vx = points[c]! - points[a]!
    const vy = points[c + 1]! - points[a + 1]!
    const vz = points[c + 2]! - points[a + 2]!
    area += Math.sqrt(
      (uy * vz - uz * vy) ** 2 + (uz * vx - ux * vz) ** 2 + (ux * vy - uy * vx) ** 2,
    )
  }
  return area
}

/** Distance between two colours of six hex digits: 0 if equal, 441 for black and white. */
function distance(one: string, other: string): number {
  const channels = (hex: string) =>
    [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const [from, to] = [channels(one), channels(other)]
  return Math.hypot(...from.map((value, channel) => value - to[channel]!))
}

/** The half with most dark pixels in the lower part of the picture, where a chaise extends. */
function darkerHalf({
  bytes,
  width,
  height,
}: {
  bytes: Uint8Array
  width: number
  height: number
}) {
  const darkness = { left: 0, right: 0 }
  for (let row = Math.floor(height * 0.55); row < height; row++) {
    for (let column = 0; column < width; column++) {
      const value = bytes[(row * width + column) * 3] ?? 255
      darkness[column < width / 2 ? 'left' : 'right'] += 255 - value
    }
  }
  return darkness.left > darkness.right ? 'left' : 'right'
}
