import { expect, it } from 'vitest'
import {
  countParts,
  furnitureKindOf,
} from '#server/merchant/import/product/furniture-kind.rules.ts'

it.each([
  ['Desk chair', 'office-chair'],
  ['HEDDA Table and 4 chairs, 140x85 cm', 'dining-table'],
  ['Chair with armrests', 'dining-chair'],
  ["Children's armchair", 'armchair'],
  ['Side table on castors', 'side-table'],
  ['Chest of 6 drawers, 80x123 cm', 'chest-of-drawers'],
  ['Drawer front, 60x26 cm', 'part'],
  ['Leather handle', 'part'],
  ['Cover for armchair', 'throw'],
  ['Outdoor cover', 'throw'],
  ['Cabinet in/outdoor, 80x81 cm', 'sideboard'],
  ['LUNDE Shelving unit, indoor', 'shelf'],
  ['Glass door, 40x60 cm', 'part'],
  ['1 section/shelves/drawers, 48x30x179 cm', 'shelf'],
  ['Wall panel+gate-leg table, outdoor', 'garden-table'],
  ['Junior/highchair with tray', 'dining-chair'],
  ['Corner desk left sit/stand', 'desk'],
  ['Work bench', 'desk'],
  ['Cradle with foam mattress', 'kids-bed'],
  ['Bed canopy', 'curtain'],
  ['Armchair-bed', 'armchair'],
  ['Rocking-chair', 'armchair'],
  ["Children's armchair frame", 'armchair'],
  ['Stool frame', 'stool'],
  ['Frame', 'part'],
  ['Extra shelf, 76x26 cm', 'wall-shelf'],
  ['Wall-mounted shelving unit', 'wall-shelf'],
  ['Floor protector', 'part'],
  ['Lounger, outdoor', 'sun-lounger'],
  ['Bed frame with storage boxes', 'bed'],
  ['Bunk bed frame', 'kids-bed'],
  ['TV bench with drawers', 'tv-bench'],
  ['Shelving unit with 4 inserts', 'shelf'],
  ['Bookcases', 'shelf'],
  ['Ekholm skrivbordsstol', 'office-chair'],
  ['Matbord Lind, ek', 'dining-table'],
  ['Hörnsoffa Vik i sammet', 'corner-sofa'],
  ['Sängbord med låda', 'bedside-table'],
  ['Runt slagbord', 'dining-table'],
  ['Vindefjell sofabord', 'coffee-table'],
  ['Lænestol', 'armchair'],
  ['Nojatuoli Lumi', 'armchair'],
  ['Kirjahylly', 'shelf'],
  ['Trädgårdsstol i teak', 'garden-chair'],
  ['Chair, outdoor', 'garden-chair'],
  ['Matta 200 × 300', 'rug'],
])('"%s" is a %s', (title, kind) => {
  expect(furnitureKindOf(title, [])).toBe(kind)
})

it('a title without a known noun has the kind of its most specific category', () => {
  expect(furnitureKindOf('Almvik 3000', ['Furniture', 'Wardrobes'])).toBe('wardrobe')
  expect(furnitureKindOf('Almvik 3000', ['Möbler', 'Soffor & fåtöljer'])).toBe('sofa')
  expect(furnitureKindOf('Almvik 3000', ['Misc'])).toBe('part')
})

it.each([
  ['Chest of 6 drawers', 6],
  ['3-sits soffa', 3],
  ['Byrå med 4 lådor', 4],
  ['Shelving unit with 8 inserts', 8],
  ['Chair', null],
  ['Table 140 drawers', null],
])('"%s" has %s parts', (title, expected) => {
  expect(countParts(title)).toBe(expected)
})
