import type { SceneSubject } from './picture-subject.ts'
import { sceneKinds } from './picture-subject.ts'

export const pictureFormats = ['avif', 'webp', 'jpg'] as const
export type PictureFormat = (typeof pictureFormats)[number]

export interface PictureAddress {
  type: 'product' | 'pagewidget' | 'category' | 'campaign' | 'brand'
  /** Pixels. */
  width: number
  /** File name without its extension. */
  name: string
  /** What the extension asks for; `jpg` leaves the choice to the Accept header. */
  extension: PictureFormat
}

/**
 * Reads `/images/{type}/{folder}/{fileName}`. Null for a type, folder or extension that the image
 * URL scheme does not have, so that nobody can ask for pictures of a million sizes.
 */
export function readPictureAddress(path: string): PictureAddress | null {
  const match = /^\/images\/([a-z]+)\/([0-9fw]+)\/([^/]+)\.(avif|webp|jpg)$/.exec(path)
  if (!match) return null
  const [, type = '', folder = '', encoded = '', extension] = match
  const width = folders[type]?.get(folder)
  const name = decoded(encoded)
  if (width === undefined || name === null) return null
  return {
    type: type as PictureAddress['type'],
    width,
    name,
    extension: extension as PictureFormat,
  }
}

export interface SceneAddress {
  subject: SceneSubject
  /** Height / width. */
  aspect: number
}

/** Scenes describe themselves: `scene-living-room-3`, with `-square`, `-tall` or `-wide` at the end. */
export function readSceneName(name: string): SceneAddress | null {
  const match = /^scene-([a-z-]+?)-(\d{1,9})(?:-(square|tall|wide))?$/.exec(name)
  const scene = sceneKinds.find((kind) => kind === match?.[1])
  if (!match || !scene) return null
  return {
    subject: { scene, design: Number(match[2]) },
    aspect: aspects[match[3] ?? 'usual'] ?? 9 / 16,
  }
}

/** The best format that a browser says it reads. */
export function formatFor(extension: PictureFormat, accept: string | null): PictureFormat {
  if (extension !== 'jpg') return extension
  if (accept?.includes('image/avif')) return 'avif'
  return accept?.includes('image/webp') ? 'webp' : 'jpg'
}

const aspects: Record<string, number> = { usual: 9 / 16, square: 1, tall: 1.25, wide: 3 / 8 }

const hundreds = Array.from({ length: 20 }, (_, i) => (i + 1) * 100)
const productFolders = new Map(hundreds.map((width) => [`${width}f${width * 1.25}`, width]))
const wideFolders = new Map(
  [...hundreds.slice(0, 10), 1500, 2000, 2500, 3000, 3500, 4000].map((width) => [
    `${width}w`,
    width,
  ]),
)
const folders: Record<string, Map<string, number> | undefined> = {
  product: productFolders,
  pagewidget: wideFolders,
  category: wideFolders,
  campaign: wideFolders,
  brand: wideFolders,
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
