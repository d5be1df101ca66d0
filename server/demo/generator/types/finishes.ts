import type { FurnitureMaterial } from '#server/merchant/vocabulary/appearance.ts'
import type { ColorKey } from '#server/merchant/vocabulary/colors.ts'

/** A material with its colours and its factor on the price. */
export interface Finish {
  material: FurnitureMaterial
  colors: readonly ColorKey[]
  priceFactor: number
}

const finish = (
  material: FurnitureMaterial,
  priceFactor: number,
  colors: readonly ColorKey[],
): Finish => ({ material, colors, priceFactor })

const fabric = finish('fabric', 1, [
  'beige',
  'greige',
  'light-grey',
  'dark-grey',
  'navy',
  'forest',
  'terracotta',
  'cream',
])
const boucle = finish('boucle', 1.15, ['cream', 'beige', 'light-grey', 'sage', 'terracotta'])
const velvet = finish('velvet', 1.1, [
  'forest',
  'navy',
  'petrol',
  'dusty-pink',
  'burgundy',
  'ochre',
  'grey',
])
const linen = finish('linen', 1.15, ['cream', 'beige', 'greige', 'light-blue', 'olive', 'white'])
const leather = finish('leather', 1.65, ['cognac', 'brown', 'black', 'cream'])
const wool = finish('wool', 1.35, ['light-grey', 'dark-grey', 'ochre', 'forest', 'cream', 'navy'])
const cotton = finish('cotton', 0.8, [
  'white',
  'beige',
  'sage',
  'dusty-pink',
  'light-blue',
  'terracotta',
  'dark-grey',
])
const jute = finish('jute', 0.85, ['natural', 'black'])
const oak = finish('oak', 1.25, ['oak', 'light-oak', 'smoked-oak', 'black-oak'])
const walnut = finish('walnut', 1.45, ['walnut'])
const birch = finish('birch', 1, ['birch'])
const pine = finish('pine', 0.8, ['pine', 'white-pine', 'grey-pine'])
const painted = finish('painted', 0.9, [
  'white',
  'black',
  'light-grey',
  'sage',
  'cream',
  'navy',
  'greige',
])
const teak = finish('teak', 1.35, ['teak', 'grey-teak'])
const metal = finish('metal', 1, ['black', 'white', 'beige', 'sage', 'chrome', 'terracotta'])
const outdoorMetal = finish('metal', 1, ['black', 'white', 'dark-grey', 'sage'])
const brass = finish('brass', 1.3, ['brass'])
const glass = finish('glass', 1.1, ['clear', 'smoke', 'amber'])
const marble = finish('marble', 1.6, ['white-marble', 'green-marble'])
const stone = finish('stone', 1.3, ['travertine', 'grey'])
const ceramic = finish('ceramic', 1, [
  'white',
  'cream',
  'terracotta',
  'sage',
  'black',
  'light-blue',
])
const rattan = finish('rattan', 1, ['natural', 'black'])
const plastic = finish('plastic', 0.75, ['white', 'sage', 'terracotta', 'light-grey', 'black'])
const outdoorFabric = finish('fabric', 1, [
  'beige',
  'light-grey',
  'dark-grey',
  'olive',
  'navy',
  'terracotta',
])

/** Finishes of a furniture type; a collection uses one finish of each group. */
export const finishGroups = {
  upholstery: [fabric, boucle, velvet, linen, leather, wool],
  wood: [oak, walnut, birch, pine, painted],
  tabletop: [oak, walnut, birch, painted, marble, glass, stone],
  seat: [fabric, boucle, velvet, leather, oak, walnut, painted],
  task: [fabric, leather, wool],
  lamp: [metal, brass, glass, ceramic, rattan, linen],
  rug: [wool, jute, cotton],
  textile: [linen, cotton, wool, velvet, boucle],
  drape: [linen, cotton, velvet],
  bedding: [finish('cotton', 1, ['white'])],
  vessel: [ceramic, glass, stone],
  planter: [ceramic, metal, stone, plastic],
  accent: [metal, brass, oak, walnut, ceramic],
  frame: [oak, walnut, painted, metal, brass],
  woven: [rattan, jute, cotton],
  box: [oak, painted, rattan, plastic],
  outdoor: [teak, outdoorMetal, rattan],
  outdoorTextile: [outdoorFabric],
  hammock: [{ ...cotton, colors: ['beige', 'sage', 'terracotta', 'light-blue'] }],
} as const satisfies Record<string, readonly Finish[]>

export type FinishGroup = keyof typeof finishGroups
