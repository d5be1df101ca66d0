import { renderScene } from '#server/demo/pictures/render-scene.ts'
import { roomKinds, type SceneKind } from '#server/merchant/vocabulary/scene.ts'
import type { Pixels } from '#server/demo/pictures/render/render-image.ts'

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { coarseLight } from './coarse-light.ts'

test('every scene is different, and the same on every run', { timeout: 120_000 }, () => {
  const kinds: SceneKind[] = [...roomKinds, 'floor-lamp', 'rug', 'parasol']
  const fingerprints = kinds.map((scene) =>
    fingerprint(renderScene({ scene, design: 2 }, 64, 36, coarseLight)),
  )
  expect(new Set(fingerprints).size).toBe(kinds.length)
  expect(fingerprint(renderScene({ scene: roomKinds[0], design: 2 }, 64, 36, coarseLight))).toBe(
    fingerprints[0],
  )
})

test(
  'two designs of a living room differ, and each can be cropped to a square',
  { timeout: 60_000 },
  () => {
    const one = renderScene({ scene: 'living-room', design: 0 }, 64, 36, coarseLight)
    const other = renderScene({ scene: 'living-room', design: 1 }, 64, 36)
    expect(fingerprint(one)).not.toBe(fingerprint(other))
    const square = renderScene({ scene: 'living-room', design: 1 }, 48, 48)
    expect([square.width, square.height]).toEqual([48, 48])
    expect(new Set(square.bytes).size).toBeGreaterThan(60)
  },
)

const fingerprint = ({ bytes }: Pixels) => createHash('sha256').update(bytes).digest('hex')
