import type { PictureSubject, PictureView } from '#server/merchant/vocabulary/appearance.ts'

import { furnitureSpecOf } from './furniture/parts/furniture-spec.ts'
import { moved } from './furniture/parts/joinery.ts'
import type { FurnitureModel } from './furniture/parts/furniture-model.ts'
import { furnitureModels } from './furniture/furniture-models.ts'
import { withMeasures } from './measures/draw-measures.ts'
import { backdrop } from './render/backdrop.ts'
import { type Camera, framed } from './render/camera.ts'
import { type Pixels, renderImage } from './render/render-image.ts'
import { createRng, seedFor } from './render/rng.ts'
import { finish } from './render/finish.ts'
import { type LightRig, lightMesh, studioLight } from './render/light.ts'
import { type Bounds, type Mesh, boundsOf, meshOf } from './render/mesh.ts'
import { studioLightColors } from './render/shade.ts'
import type { Vector } from './render/vector.ts'

/** Height / width of every product picture. */
const productAspect = 1.25

/** All views but the one in a room. */
export type StudioView = Exclude<PictureView, 'room'>

/**
 * Renders a product in the studio. `width` in pixels; the frame is 4:5. The same subject gives the
 * same pixels on every machine. Lighting takes most of the time; tests pass a coarser light.
 */
export function renderProduct(
  subject: PictureSubject,
  view: StudioView,
  width: number,
  light = studioLight,
): Pixels {
  const set = studioSet(subject, view, light)
  const camera = cameras[view](set)
  if (view === 'measures') return withMeasures(renderStudio(set, camera, width), { ...set, camera })
  return renderStudio(set, camera, width)
}

function renderStudio(set: StudioSet, camera: Camera, width: number): Pixels {
  const samples = width <= 520 ? 3 : width <= 1300 ? 2 : 1
  return renderImage(
    set.mesh,
    camera,
    studioLightColors,
    width,
    Math.round(width * productAspect),
    samples,
  )
}

interface StudioSet {
  subject: PictureSubject
  model: FurnitureModel
  mesh: Mesh
  bounds: Bounds
  centre: Vector
  size: number
}

/** Caches the last sets: views and sizes of one product are requested together. */
const cachedSets = new Map<string, StudioSet>()
const maxCachedSets = 6

function studioSet(subject: PictureSubject, view: StudioView, light: LightRig): StudioSet {
  const turn = turnOf(subject, view)
  const key = JSON.stringify([subject, turn, light.fineness])
  const found = cachedSets.get(key)
  if (found) return found
  const set = buildSet(subject, turn, light)
  cachedSets.set(key, set)
  for (const old of cachedSets.keys()) {
    if (cachedSets.size <= maxCachedSets) break
    cachedSets.delete(old)
  }
  return set
}

/** The furniture is turned and not the camera, because backdrop and light belong in front of the camera. */
function turnOf({ kind }: PictureSubject, view: StudioView): number {
  if (view === 'back') return -157
  return view === 'side' && !isHanging(furnitureModels[kind]) ? -90 : 0
}

const isHanging = ({ position }: FurnitureModel) => position === 'wall' || position === 'ceiling'

function buildSet(subject: PictureSubject, turn: number, light: LightRig): StudioSet {
  const model = furnitureModels[subject.kind]
  const built = model.build(furnitureSpecOf(subject, model.usualSize))
  const parts = turn === 0 ? built : moved(built, { turn: [0, turn, 0] })
  const bounds = boundsOf(parts)
  const [low, high] = [bounds.low, bounds.high]
  const centre: Vector = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2]
  const size = Math.max(high[0] - low[0], high[1] - low[1], (high[2] - low[2]) * 0.8)
  const paper = finish('plaster', createRng(seedFor(subject.design, 'paper')).oneOf(backdropColors))
  const onWall = model.position === 'wall'
  const hanging = isHanging(model)
  const floor = hanging ? low[1] - size * 3 : 0
  const round = onWall ? size * 0.02 : size * 0.5
  const mesh = meshOf([
    ...parts,
    backdrop(paper, {
      reach: (high[0] - low[0]) * 0.75 + size * 0.1,
      front: high[2] + size * 1.9,
      back: onWall ? round : low[2] - size * (model.position === 'ceiling' ? 1.7 : 0.42),
      round,
      extent: size * (hanging ? 9 : 5),
      floor,
      hangsAt: hanging ? centre[1] - floor : undefined,
    }),
  ])
  lightMesh(mesh, bounds, light)
  return { subject, model, mesh, bounds, centre, size }
}

/** Warm tones of the backdrop; the design selects one. */
const backdropColors = ['EBE4D9', 'E8E0D4', 'E9E3D9', 'E5DFD5', 'EBE2D7', 'E4E1D8'] as const

const cameras: Record<StudioView, (set: StudioSet) => Camera> = {
  front: (set) => camera(set, 0, set.model.pitch),
  angle: (set) => camera(set, ...set.model.angle),
  detail: (set) => closeUp(set, 2.7),
  side: (set) => camera(set, ...sideOf(set)),
  back: (set) => camera(set, 0, set.model.pitch + 3),
  material: (set) => closeUp(set, 8),
  measures: (set) => camera(set, ...set.model.angle, 0.46),
}

/** What hangs is seen from beside or below. */
function sideOf({ model }: StudioSet): readonly [number, number] {
  if (model.position === 'wall') return [58, 6]
  return model.position === 'ceiling' ? [-50, -24] : [0, model.pitch]
}

/** @param lens how many times larger than the whole furniture */
function closeUp({ mesh, bounds, size, model }: StudioSet, lens: number): Camera {
  const [x, y, z] = model.detail ?? [0.24, 0.62, 0.92]
  const at = [x, y, z].map(
    (share, axis) => bounds.low[axis]! + (bounds.high[axis]! - bounds.low[axis]!) * share,
  ) as unknown as Vector
  const yaw = model.position === 'wall' ? -18 : -28
  const wide = framed(mesh.parts, at, size, {
    yaw,
    pitch: model.position === 'ceiling' ? -4 : 24,
    fillWidth: 1,
    fillHeight: 1,
    middle: 0.5,
    aspect: productAspect,
    distance: 1.9,
  })
  return { ...wide, lens: wide.lens * lens, middleX: 0.5, middleY: productAspect / 2 }
}

function camera(
  { mesh, centre, size, model, bounds }: StudioSet,
  yaw: number,
  pitch: number,
  maxFill = 1,
): Camera {
  const hanging = isHanging(model)
  const fromAbove = pitch > 60
  const [width, height] = ([0, 1] as const).map((axis) => bounds.high[axis] - bounds.low[axis])
  // Small furniture appears smaller than large furniture, but larger than in true scale. Wide furniture fills the frame.
  const usualFill =
    model.fill ??
    (width! > height! * 1.9 ? 0.92 : Math.max(0.5, Math.min(0.86, 0.36 + Math.sqrt(size / 9000))))
  const fillWidth = Math.min(maxFill, usualFill)
  const fillHeight = Math.min(0.82, fillWidth)
  return framed(mesh.parts, centre, size, {
    yaw,
    pitch,
    fillWidth,
    fillHeight,
    middle: hanging ? 0.49 : 0.535,
    standsAt:
      hanging || model.position === 'flat' ? undefined : standsAt(model, fillWidth, fillHeight),
    aspect: productAspect,
    distance: fromAbove ? 7 : undefined,
  })
}

/**
 * Where the foot of furniture is in the frame: as low as that of a usual piece in the middle of it, so that all of a kind, from each
 * side, have one horizon.
 */
function standsAt({ usualSize, pitch }: FurnitureModel, fillWidth: number, fillHeight: number) {
  const [width, depth, height] = usualSize
  const tip = (pitch * Math.PI) / 180
  const tall = height * Math.cos(tip) + depth * Math.sin(tip)
  return 0.535 + Math.min(fillHeight, (fillWidth * tall) / width / productAspect) / 2
}
