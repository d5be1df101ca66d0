import { expect, it } from 'vitest'
import { furnitureModels } from '#server/demo/pictures/furniture/furniture-models.ts'
import { cameraAt } from '#server/demo/pictures/render/camera.ts'
import { dot, subtract } from '#server/demo/pictures/render/vector.ts'
import type { PlacedFurniture, SceneSetup } from '#server/demo/pictures/scene/scene-setup.ts'
import { sceneSetupOf } from '#server/demo/pictures/scene/scene-setups.ts'
import { furnitureKinds, kindFacts } from '#server/merchant/vocabulary/appearance.ts'
import { categories } from '#server/merchant/vocabulary/categories.ts'
import { parseSceneName } from '#server/merchant/vocabulary/scene.ts'

const aspect = 9 / 16
/** Tiles crop a picture to 4:3. */
const croppedHalf = (aspect * 4) / 3 / 2

/** Whether a piece is in the cropped frame, and large enough to be what a tile shows. */
function isShown(piece: PlacedFurniture, { eye, target, lens }: SceneSetup): boolean {
  const [width, , height] = piece.size ?? furnitureModels[piece.kind].usualSize
  const [x, y, z] = piece.at
  const camera = cameraAt(eye, target, lens, aspect)
  const middle = subtract([x, y + height / 2, z], camera.eye)
  const scale = camera.lens / dot(middle, camera.forward)
  const isInFrame = Math.abs(dot(middle, camera.right) * scale) < croppedHalf
  const share = Math.max((width * scale) / (2 * croppedHalf), (height * scale) / aspect)
  return isInFrame && share > 0.25
}

const leaves = categories.flatMap(({ key, picture }) => {
  const kinds = furnitureKinds.filter((kind) => kindFacts(kind).category === key)
  return kinds.length > 0 ? [{ key, picture, kinds }] : []
})

it.each(leaves)('the picture of $key shows what is in it', ({ picture, kinds }) => {
  const setup = sceneSetupOf(parseSceneName(picture.replace('.jpg', ''))!.subject)
  const own = setup.furniture.filter(({ kind }) => kinds.includes(kind))
  expect(own.some((piece) => isShown(piece, setup))).toBe(true)
})
