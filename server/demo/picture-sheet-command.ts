/**
 * `npm run picture-sheet`, or `npm run picture-sheet -- sofa rug`: renders three products of each kind, in different colours, from
 * the front and at an angle, and writes them side by side to `.cache/picture-sheets`. For looking at after a change of the rendering.
 */
import type { ProductRecord } from '#server/merchant/catalogue/product-record.ts'
import {
  furnitureKinds,
  type FurnitureKind,
  type PictureSubject,
} from '#server/merchant/vocabulary/appearance.ts'

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { seedCatalogue } from './generator/generate-catalogue.ts'
import { furnitureModels } from './pictures/furniture/furniture-models.ts'
import { renderProduct } from './pictures/render-product.ts'

const folder = join('.cache', 'picture-sheets')
const [width, height] = [300, 375]
const views = ['front', 'angle'] as const
const kindsPerSheet = 6

const isKind = (name: string): name is FurnitureKind => furnitureKinds.some((kind) => kind === name)
const named = process.argv.slice(2).filter(isKind)
const kinds = named.length > 0 ? named : furnitureKinds
const subjects = subjectsByKind()

mkdirSync(folder, { recursive: true })
for (let first = 0; first < kinds.length; first += kindsPerSheet)
  await writeSheet(kinds.slice(first, first + kindsPerSheet))

async function writeSheet(shown: readonly FurnitureKind[]): Promise<void> {
  const before = process.cpuUsage()
  const cells = shown.flatMap((kind, row) =>
    subjects.get(kind)!.flatMap((subject, nth) =>
      views.map((view, side) => {
        const { bytes, ...size } = renderProduct(subject, view, width)
        const left = (nth * views.length + side) * width
        return {
          input: Buffer.from(bytes),
          raw: { ...size, channels: 3 as const },
          left,
          top: row * height,
        }
      }),
    ),
  )
  const each = Math.round(process.cpuUsage(before).user / 1000 / cells.length)
  const size = { width: width * 3 * views.length, height: height * shown.length }
  const file = join(folder, `${shown[0]}.png`)
  await sharp({ create: { ...size, channels: 3, background: 'white' } })
    .composite(cells)
    .toFile(file)
  console.log(`${file}: ${shown.join(', ')}; ${each} ms of processor time a picture`)
}

/** Three products of each kind that differ in design and colour, as the demo catalogue has them. */
function subjectsByKind(): Map<FurnitureKind, PictureSubject[]> {
  const found = new Map<FurnitureKind, PictureSubject[]>(furnitureKinds.map((kind) => [kind, []]))
  const putProduct = ({ picture }: ProductRecord) => {
    const subject = picture as PictureSubject
    const list = found.get(subject.kind)!
    const isOther = list.every(
      ({ design, color }) => design !== subject.design && color !== subject.color,
    )
    if (list.length < 3 && isOther) list.push(subject)
    return 'created' as const
  }
  const ignored = () => 'created' as const
  seedCatalogue(
    {
      putProduct,
      putParameter: ignored,
      putCategory: ignored,
      putBrand: ignored,
      putCampaign: ignored,
      findCategoryKeyByName: () => null,
      findBrandKeyByName: () => null,
      finish: () => {},
    },
    { products: 2400, now: new Date() },
  )
  for (const [kind, list] of found) {
    const [width, depth, height] = furnitureModels[kind].usualSize
    const usual = {
      kind,
      width,
      depth,
      height,
      accent: '8A6244',
      legs: 'tapered',
      parts: 3,
    } as const
    const colors = ['B8AFA0', '3E4A42', 'A8562F'].slice(list.length)
    list.push(
      ...colors.map((color, design) => ({ ...usual, color, material: 'oak' as const, design })),
    )
  }
  return found
}
