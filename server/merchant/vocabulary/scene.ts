import { furnitureKinds, type FurnitureKind } from './appearance.ts'

export const roomKinds = [
  'living-room',
  'dining-room',
  'bedroom',
  'office',
  'hall',
  'kids-room',
  'outdoor',
  'lighting',
  'textiles',
  'decor',
  'storage',
  'campaign',
] as const
export type RoomKind = (typeof roomKinds)[number]
/** A room, or one around a piece of furniture of a kind. */
export type SceneKind = RoomKind | FurnitureKind
export const sceneKinds: readonly SceneKind[] = [...roomKinds, ...furnitureKinds]

export const isRoomKind = (kind: SceneKind): kind is RoomKind =>
  (roomKinds as readonly SceneKind[]).includes(kind)

/** A picture of a room, for the start page, categories and campaigns. */
export interface SceneSubject {
  scene: SceneKind
  design: number
}

export interface NamedScene {
  subject: SceneSubject
  /** Height / width. */
  aspect: number
}

/** Any visitor can request each scene in each size, and each is rendered and stored. */
export const maxDesign = 12

/** Parses the name of a scene: `scene-living-room-3`, `scene-floor-lamp-1`, with `-square`, `-tall` or `-wide` at the end. */
export function parseSceneName(name: string): NamedScene | null {
  const match = /^scene-([a-z-]+?)-(\d{1,2})(?:-(square|tall|wide))?$/.exec(name)
  const scene = sceneKinds.find((kind) => kind === match?.[1])
  const design = Number(match?.[2])
  if (!match || !scene || design > maxDesign) return null
  return {
    subject: { scene, design },
    aspect: aspects[match[3] ?? 'usual'] ?? 9 / 16,
  }
}

const aspects: Record<string, number> = { usual: 9 / 16, square: 1, tall: 1.25, wide: 3 / 8 }
