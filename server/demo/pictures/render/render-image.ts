import type { Camera } from './camera.ts'
import type { Mesh } from './mesh.ts'
import type { Band } from './raster.ts'
import { createBand, fillBand, projectMesh } from './raster.ts'
import type { LightColors } from './shade.ts'
import { shadeAt, shadedColor } from './shade.ts'

/** A rendered picture: red, green, blue, one byte each, row by row. */
export interface Pixels {
  width: number
  height: number
  bytes: Uint8Array
}

const bandRows = 32

/**
 * Rasterizes, shades and tone-maps a lit mesh. Edges have `samples` per pixel each way (1–4);
 * colour is computed once per pixel and part, because patterns finer than a pixel are left out
 * anyway.
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
  const facets = facetNormals(mesh)
  const bytes = new Uint8Array(width * height * 3)
  const perPixel = samples * samples
  const cache = createShadeCache(perPixel)
  const solid = createBand(width * samples, bandRows * samples)
  const glass: Band | undefined =
    projected.clear.length > 0 ? createBand(width * samples, bandRows * samples) : undefined
  for (let firstRow = 0; firstRow < height; firstRow += bandRows) {
    const rows = Math.min(bandRows, height - firstRow)
    fillBand(solid, mesh, projected, projected.opaque, firstRow * samples, samples)
    if (glass) fillBand(glass, mesh, projected, projected.clear, firstRow * samples, samples, solid)
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < width; column++) {
        const to = ((firstRow + row) * width + column) * 3
        const whole = triangleOfPixel(solid, glass, row * samples, column * samples, samples)
        if (whole >= 0) {
          const [px, py] = [column + 0.5, firstRow + row + 0.5]
          shadeAt(mesh, projected, camera, lightColors, width, whole, px, py)
          bytes[to] = byteOf(compressHighlights(shadedColor.red))
          bytes[to + 1] = byteOf(compressHighlights(shadedColor.green))
          bytes[to + 2] = byteOf(compressHighlights(shadedColor.blue))
          continue
        }
        let red = 0
        let green = 0
        let blue = 0
        cache.clear()
        for (let sample = 0; sample < perPixel; sample++) {
          const sy = row * samples + Math.floor(sample / samples)
          const sx = column * samples + (sample % samples)
          const at = sy * solid.columns + sx
          const px = (sx + 0.5) / samples
          const py = firstRow + (sy + 0.5) / samples
          const triangle = solid.triangle[at]!
          if (triangle < 0) {
            red += 0.82
            green += 0.8
            blue += 0.76
          } else {
            const slot = cache.find(mesh, facets, triangle, solid.near[at]!)
            if (slot >= 0) {
              red += cache.red[slot]!
              green += cache.green[slot]!
              blue += cache.blue[slot]!
            } else {
              shadeAt(mesh, projected, camera, lightColors, width, triangle, px, py)
              cache.add(triangle, solid.near[at]!)
              red += shadedColor.red
              green += shadedColor.green
              blue += shadedColor.blue
            }
          }
          const pane = glass ? glass.triangle[at]! : -1
          if (pane >= 0) {
            shadeAt(mesh, projected, camera, lightColors, width, pane, px, py)
            // The colour just added is behind the glass.
            const cover = shadedColor.cover
            const last = cache.last
            const behindRed = triangle < 0 ? 0.82 : cache.red[last]!
            const behindGreen = triangle < 0 ? 0.8 : cache.green[last]!
            const behindBlue = triangle < 0 ? 0.76 : cache.blue[last]!
            red += (shadedColor.red - behindRed) * cover
            green += (shadedColor.green - behindGreen) * cover
            blue += (shadedColor.blue - behindBlue) * cover
          }
        }
        bytes[to] = byteOf(red / perPixel)
        bytes[to + 1] = byteOf(green / perPixel)
        bytes[to + 2] = byteOf(blue / perPixel)
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

/** Cache of the colours within one pixel. */
function createShadeCache(size: number) {
  const triangles = new Int32Array(size)
  const nears = new Float32Array(size)
  const red = new Float32Array(size)
  const green = new Float32Array(size)
  const blue = new Float32Array(size)
  const cache = {
    red,
    green,
    blue,
    count: 0,
    last: 0,
    clear() {
      cache.count = 0
    },
    add(triangle: number, near: number) {
      const slot = cache.count++
      triangles[slot] = triangle
      nears[slot] = near
      red[slot] = compressHighlights(shadedColor.red)
      green[slot] = compressHighlights(shadedColor.green)
      blue[slot] = compressHighlights(shadedColor.blue)
      cache.last = slot
    },
    find(mesh: Mesh, facets: Float32Array, triangle: number, near: number): number {
      for (let slot = 0; slot < cache.count; slot++) {
        const other = triangles[slot]!
        if (other !== triangle) {
          if (mesh.partOf[other] !== mesh.partOf[triangle]) continue
          if (Math.abs(nears[slot]! - near) > near * 0.012) continue
          const a = other * 3
          const b = triangle * 3
          const alike =
            facets[a]! * facets[b]! +
            facets[a + 1]! * facets[b + 1]! +
            facets[a + 2]! * facets[b + 2]!
          if (alike < 0.93) continue
        }
        cache.last = slot
        return slot
      }
      return -1
    },
  }
  return cache
}

function facetNormals(mesh: Mesh): Float32Array {
  const { corners, normals } = mesh
  const facets = new Float32Array(corners.length)
  for (let t = 0; t < corners.length; t += 3) {
    let x = 0
    let y = 0
    let z = 0
    for (let i = 0; i < 3; i++) {
      const n = corners[t + i]! * 3
      x += normals[n]!
      y += normals[n + 1]!
      z += normals[n + 2]!
    }
    const size = Math.sqrt(x * x + y * y + z * z) || 1
    facets[t] = x / size
    facets[t + 1] = y / size
    facets[t + 2] = z / size
  }
  return facets
}

/** Compresses highlights softly instead of clipping them. */
function compressHighlights(value: number): number {
  if (value <= 0) return 0
  if (value < 0.8) return value
  return 0.8 + 0.2 * (1 - Math.exp(-(value - 0.8) / 0.2))
}

const steps = 4096
const curve = Uint8Array.from({ length: steps + 1 }, (_, i) => {
  const value = i / steps
  const shown = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
  return Math.round(shown * 255)
})

function byteOf(value: number): number {
  return curve[Math.round(Math.max(0, Math.min(1, value)) * steps)]!
}
