import { carcass } from './carcass.ts'
import type { FurnitureBuilder } from '../parts/furniture-spec.ts'

export const sideboard: FurnitureBuilder = (spec) =>
  carcass(spec, {
    rows: spec.pick('rows', 3) === 0 ? 2 : 1,
    columns: Math.max(2, Math.min(4, spec.count)),
    doors: true,
  })

export const tvBench: FurnitureBuilder = (spec) =>
  carcass(spec, {
    rows: 1,
    columns: Math.max(2, Math.min(4, spec.count)),
    doors: true,
    openMiddle: true,
  })

export const chestOfDrawers: FurnitureBuilder = (spec) => {
  const rows = Math.max(3, Math.min(6, spec.count))
  return carcass(spec, { rows, columns: spec.width > 1100 ? 2 : 1, doors: false })
}

export const bedsideTable: FurnitureBuilder = (spec) =>
  carcass(spec, {
    rows: Math.min(2, spec.count),
    columns: 1,
    doors: false,
    openTop: spec.pick('open', 2) === 0,
  })

export const wardrobe: FurnitureBuilder = (spec) =>
  carcass(spec, {
    rows: 1,
    columns: Math.max(2, Math.min(5, spec.count)),
    doors: true,
    tall: true,
  })
