import type { FurnitureMaterial } from '#server/merchant/vocabulary/appearance.ts'
import type { ColorKey } from '#server/merchant/vocabulary/colors.ts'

/** A material with its colours and its factor on the price. */
export interface Finish {
  material: FurnitureMaterial
  colors: readonly ColorKey[]
  priceFactor: number
}

const fabric: Finish = {
  material: 'fabric',
  colors: ['beige', 'greige', 'light-grey', 'dark-grey', 'navy', 'forest', 'terracotta', 'cream'],
  priceFactor: 1,
}
const boucle: Finish = {
  material: 'boucle',
  colors: ['cream', 'beige', 'light-grey', 'sage', 'terracotta'],
  priceFactor: 1.15,
}
const velvet: Finish = {
  material: 'velvet',
  colors: ['forest', 'navy', 'petrol', 'dusty-pink', 'burgundy', 'ochre', 'grey'],
  priceFactor: 1.1,
}
const linen: Finish = {
  material: 'linen',
  colors: ['cream', 'beige', 'greige', 'light-blue', 'olive', 'white'],
  priceFactor: 1.15,
}
const leather: Finish = {
  material: 'leather',
  colors: ['cognac', 'brown', 'black', 'cream'],
  priceFactor: 1.65,
}
const wool: Finish = {
  material: 'wool',
  colors: ['light-grey', 'dark-grey', 'ochre', 'forest', 'cream', 'navy'],
  priceFactor: 1.35,
}
const cotton: Finish = {
  material: 'cotton',
  colors: ['white', 'beige', 'sage', 'dusty-pink', 'light-blue', 'terracotta', 'dark-grey'],
  priceFactor: 0.8,
}
const jute: Finish = { material: 'jute', colors: ['natural', 'black'], priceFactor: 0.85 }
const oak: Finish = {
  material: 'oak',
  colors: ['oak', 'light-oak', 'smoked-oak', 'black-oak'],
  priceFactor: 1.25,
}
const walnut: Finish = { material: 'walnut', colors: ['walnut'], priceFactor: 1.45 }
const birch: Finish = { material: 'birch', colors: ['birch'], priceFactor: 1 }
const pine: Finish = {
  material: 'pine',
  colors: ['pine', 'white-pine', 'grey-pine'],
  priceFactor: 0.8,
}
const painted: Finish = {
  material: 'painted',
  colors: ['white', 'black', 'light-grey', 'sage', 'cream', 'navy', 'greige'],
  priceFactor: 0.9,
}
const teak: Finish = { material: 'teak', colors: ['teak', 'grey-teak'], priceFactor: 1.35 }
const metal: Finish = {
  material: 'metal',
  colors: ['black', 'white', 'beige', 'sage', 'chrome', 'terracotta'],
  priceFactor: 1,
}
const outdoorMetal: Finish = {
  material: 'metal',
  colors: ['black', 'white', 'dark-grey', 'sage'],
  priceFactor: 1,
}
const brass: Finish = { material: 'brass', colors: ['brass'], priceFactor: 1.3 }
const glass: Finish = {
  material: 'glass',
  colors: ['clear', 'smoke', 'amber'],
  priceFactor: 1.1,
}
const marble: Finish = {
  material: 'marble',
  colors: ['white-marble', 'green-marble'],
  priceFactor: 1.6,
}
const stone: Finish = { material: 'stone', colors: ['travertine', 'grey'], priceFactor: 1.3 }
const ceramic: Finish = {
  material: 'ceramic',
  colors: ['white', 'cream', 'terracotta', 'sage', 'black', 'light-blue'],
  priceFactor: 1,
}
const rattan: Finish = { material: 'rattan', colors: ['natural', 'black'], priceFactor: 1 }
const plastic: Finish = {
  material: 'plastic',
  colors: ['white', 'sage', 'terracotta', 'light-grey', 'black'],
  priceFactor: 0.75,
}
const outdoorFabric: Finish = {
  material: 'fabric',
  colors: ['beige', 'light-grey', 'dark-grey', 'olive', 'navy', 'terracotta'],
  priceFactor: 1,
}

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
  bedding: [{ material: 'cotton', colors: ['white'], priceFactor: 1 }],
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
