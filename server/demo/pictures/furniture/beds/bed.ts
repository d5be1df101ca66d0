import {} from '../../render/finish.ts'
import type { Part } from '../../render/mesh.ts'
import { bedding } from './bedding.ts'
import { headboard } from './headboard.ts'
import { block, plank, uprights } from '../parts/joinery.ts'
import { legs } from '../parts/legs.ts'
import { type FurnitureBuilder, softMaterials } from '../parts/furniture-spec.ts'

export const bed: FurnitureBuilder = (spec) => {
  const { width, depth, height, main, accent } = spec
  const soft = softMaterials.has(spec.subject.material)
  const style = ['tapered', 'straight', 'block', 'hairpin'].includes(spec.subject.legs)
    ? spec.subject.legs
    : 'none'
  const legHeight = style === 'none' ? 40 : 130
  const rail = soft ? 230 : 170
  const frame: Part[] = soft
    ? [block(main, [width, rail, depth], [0, legHeight, 0], { round: 30, soft: 2 })]
    : [
        ...uprights(main, [34, rail, depth], [width / 2 - 17, legHeight, 0], {
          round: 8,
          fibre: 'z',
        }),
        plank(main, 5, [width, rail, 34], [0, legHeight, depth / 2 - 17], {
          round: 8,
        }),
        plank(main, 6, [width - 60, 24, depth - 60], [0, legHeight + 40, 0], {
          round: 3,
        }),
      ]
  const bedTop = legHeight + rail - (soft ? 10 : 60)
  return [
    ...legs(style, accent, { width, depth, height: legHeight + 4, inset: 80, thick: 58 }),
    ...frame,
    ...headboard(spec, soft, legHeight),
    ...bedding(
      spec,
      width - (soft ? 20 : 76),
      depth - 80,
      bedTop,
      -10,
      Math.min(height, 1400),
      soft ? 100 : 0,
    ),
  ]
}
