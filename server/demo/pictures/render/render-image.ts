import type { Camera } from './camera.ts'
import { createEdgePixelWriter } from './edge-pixel.ts'
import type { Mesh } from './mesh.ts'
import { type Band, createBand, fillBand, projectMesh, trianglesByBand } from './raster.ts'
import { type LightColors, createShader } from './shade.ts'
import { writeShadedColor } from './tone.ts'

/** A rendered picture: red, green, blue, one byte each, row by row. */
export interface Pixels {
  width: number
  height: number
  bytes: Uint8Array
}

const bandRows = 32

/**
 * Rasterizes, shades and tone-maps a lit mesh. Edges have `samples` per pixel each way (1–4); a pixel
 * that one triangle covers is shaded once.
 */
export function renderImage(
  mesh: Mesh,
  camera: Camera,
  lightColors: LightColors,
  width: number,
  height: number,
  samples: number,
): Pixels {
  const projected = projectMesh(camera, mesh, width)
  const shade = createShader(mesh, projected, camera, lightColors, width, samples)
  const solidByBand = trianglesByBand(mesh, projected, projected.opaque, bandRows, height)
  const glassByBand = trianglesByBand(mesh, projected, projected.clear, bandRows, height)
  const newBand = () => createBand(width * samples, bandRows * samples)
  const solid = newBand()
  const glass = projected.clear.length > 0 ? newBand() : undefined
  const writeEdgePixel = createEdgePixelWriter(mesh, shade, solid, glass, samples)
  const bytes = new Uint8Array(width * height * 3)
  for (let band = 0; band * bandRows < height; band++) {
    const firstRow = band * bandRows
    const rows = Math.min(bandRows, height - firstRow)
    fillBand(solid, mesh, projected, solidByBand[band]!, firstRow * samples, samples)
    if (glass)
      fillBand(glass, mesh, projected, glassByBand[band]!, firstRow * samples, samples, solid)
    for (let row = 0; row < rows; row++) {
      const middleDown = ((firstRow + row) * 2 + 1) * samples
      for (let column = 0; column < width; column++) {
        const to = ((firstRow + row) * width + column) * 3
        const whole = triangleOfPixel(solid, glass, row * samples, column * samples, samples)
        if (whole >= 0) {
          shade(whole, (column * 2 + 1) * samples, middleDown)
          writeShadedColor(bytes, to)
        } else writeEdgePixel(bytes, to, column, row, firstRow)
      }
    }
  }
  return { width, height, bytes }
}

/**
 * The triangle that covers all samples of a pixel, without glass before it; -1 for none. Nearly all
 * pixels have one, and need no mean of several colours.
 */
function triangleOfPixel(
  solid: Band,
  glass: Band | undefined,
  row: number,
  column: number,
  samples: number,
): number {
  const first = row * solid.columns + column
  const triangle = solid.triangle[first]!
  for (let y = 0; y < samples; y++) {
    const end = first + y * solid.columns + samples
    for (let at = end - samples; at < end; at++) {
      if (solid.triangle[at] !== triangle || (glass && glass.triangle[at]! >= 0)) return -1
    }
  }
  return triangle
}
