import { renderScene } from '#server/demo/pictures/render-scene.ts'
import { roomKinds, type SceneKind } from '#server/merchant/vocabulary/scene.ts'
import type { Pixels } from '#server/demo/pictures/render/render-image.ts'

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { seededRandom } from '#tests/support/seed.ts'
import { coarseLight } from './coarse-light.ts'

test('every scene is different, and the same on every run', { timeout: 120_000 }, () => {
  // Lighting a room takes long: each run renders five others.
  const kinds = fiveOf([...roomKinds, 'floor-lamp', 'rug', 'parasol'])
  const fingerprints = kinds.map((scene) =>
    fingerprint(renderScene({ scene, design: 2 }, 64, 36, coarseLight)),
  )
  expect(new Set(fingerprints).size).toBe(kinds.length)
  expect(fingerprint(renderScene({ scene: kinds[0]!, design: 2 }, 64, 36, coarseLight))).toBe(
    fingerprints[0],
  )
})

test(
  'two designs of a living room differ, and each can be cropped to a square',
  { timeout: 60_000 },
  () => {
    const one = renderScene({ scene: 'living-room', design: 0 }, 64, 36, coarseLight)
    const other = renderScene({ scene: 'living-room', design: 1 }, 64, 36, coarseLight)
    expect(fingerprint(one)).not.toBe(fingerprint(other))
    const square = renderScene({ scene: 'living-room', design: 1 }, 48, 48, coarseLight)
    expect([square.width, square.height]).toEqual([48, 48])
    expect(new Set(square.bytes).size).toBeGreaterThan(60)
  },
)

function fiveOf(kinds: readonly SceneKind[]): SceneKind[] {
  const random = seededRandom('scenes')
  const drawn = kinds.map((kind) => ({ kind, order: random() }))
  return drawn
    .toSorted((one, other) => one.order - other.order)
    .slice(0, 5)
    .map(({ kind }) => kind)
}

const fingerprint = ({ bytes }: Pixels) => createHash('sha256').update(bytes).digest('hex')
