import { expect, it } from 'vitest'
import type { FeedItem } from '#server/merchant/import/product/feed-item.ts'
import { pictureSubjectOf } from '#server/merchant/import/product/feed-picture.rules.ts'

it.each<[string, Partial<FeedItem>, { width?: number; depth?: number; height?: number }]>([
  ['Table', { width: 1200, length: 10 }, { width: 1200, depth: 900, height: 740 }],
  ['Armchair', { width: 720, length: 760, height: 980 }, { width: 720, depth: 760, height: 980 }],
])('"%s" with sides %o is drawn as %o', (title, sides, expected) => {
  expect(pictureSubjectOf(itemOf(title, sides), 'a')).toMatchObject(expected)
})

it.each([
  ['Rocking-chair', 'armchair', 'rocker'],
  ['Gungstol i ek', 'armchair', 'rocker'],
  ['Keinutuoli', 'armchair', 'rocker'],
])('a %s is an %s on runners', (title, kind, legs) => {
  expect(pictureSubjectOf(itemOf(title), 'a')).toMatchObject({ kind, legs })
})

it.each([
  ['Leather handle', 'wider than high'],
  ['Leg, 70 cm', 'higher than wide'],
  ['Drawer front, 60x20 cm', 'flat and upright'],
  ['Table top, 120 cm', 'flat and lying'],
])('the proportions of "%s" are %s', (title, shape) => {
  const { width, depth, height } = pictureSubjectOf(itemOf(title), 'a')
  const shapes: Record<string, boolean> = {
    'wider than high': width > 3 * height,
    'higher than wide': height > 3 * width,
    'flat and upright': depth * 5 < Math.min(width, height),
    'flat and lying': height * 5 < Math.min(width, depth),
  }
  expect(shapes[shape]).toBe(true)
})

function itemOf(title: string, sides: Partial<FeedItem> = {}): FeedItem {
  return { title, categoryPaths: [], ...sides } as unknown as FeedItem
}
