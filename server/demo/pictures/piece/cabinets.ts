import { carcass } from './carcass.ts'
import type { Workshop } from './order.ts'

export const sideboard: Workshop = (order) =>
  carcass(order, {
    rows: order.pick('rows', 3) === 0 ? 2 : 1,
    columns: Math.max(2, Math.min(4, order.count)),
    doors: true,
  })

export const tvBench: Workshop = (order) =>
  carcass(order, {
    rows: 1,
    columns: Math.max(2, Math.min(4, order.count)),
    doors: true,
    openMiddle: true,
  })

export const chestOfDrawers: Workshop = (order) => {
  const rows = Math.max(3, Math.min(6, order.count))
  return carcass(order, { rows, columns: order.width > 1100 ? 2 : 1, doors: false })
}

export const bedsideTable: Workshop = (order) =>
  carcass(order, {
    rows: Math.min(2, order.count),
    columns: 1,
    doors: false,
    openTop: order.pick('open', 2) === 0,
  })

export const wardrobe: Workshop = (order) =>
  carcass(order, {
    rows: 1,
    columns: Math.max(2, Math.min(5, order.count)),
    doors: true,
    tall: true,
  })
