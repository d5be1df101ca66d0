import { expect, test } from 'vitest'
import type { Mesh } from '#server/demo/pictures/render/mesh.ts'
import { createBand, fillBand } from '#server/demo/pictures/render/raster.ts'

test('the edge of a thin leg has more steps than a row of a pixel has samples', () => {
  const [samples, size] = [2, 40]
  const band = createBand(size * samples, size * samples)
  const projected = {
    // From the left margin to an edge that leans one pixel over the height.
    x: Float32Array.of(0, 10, 11, 0),
    y: Float32Array.of(0, 0, size, size),
    near: Float32Array.of(1, 1, 1, 1),
    opaque: Uint32Array.of(0, 1),
    clear: new Uint32Array(),
  }
  const mesh = { corners: Uint32Array.of(0, 1, 2, 0, 2, 3) } as unknown as Mesh
  fillBand(band, mesh, projected, projected.opaque, 0, samples)
  const steps = Array.from({ length: size }, (_, row) => {
    const each = size * samples * samples
    return band.triangle.subarray(row * each, (row + 1) * each).filter((one) => one >= 0).length
  })
  expect(steps).toEqual([...steps].sort((a, b) => a - b))
  expect(new Set(steps).size).toBeGreaterThan(samples + 1)
})
