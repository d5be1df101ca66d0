import type { Mesh } from './mesh.ts'
import type { Band } from './raster.ts'
import { type Shader, shadedColor } from './shade.ts'
import { byteOf } from './tone.ts'

/** Colour where there is nothing. */
const empty = { red: 233, green: 230, blue: 225 }

/** Writes a pixel that shows several triangles, or glass. */
export type EdgePixelWriter = (
  pixels: Uint8Array,
  position: number,
  column: number,
  row: number,
  firstRow: number,
) => void

/**
 * The mean of a pixel's samples as they are shown: that of their light would leave thin dark legs with teeth. Colour is computed once for samples of one part that face the same way,
 * because patterns finer than a pixel are left out anyway.
 *
 * @param samples samples per pixel each way
 */
export function createEdgePixelWriter(
  mesh: Mesh,
  shade: Shader,
  solid: Band,
  glass: Band | undefined,
  samples: number,
): EdgePixelWriter {
  const cache = createColorCache(mesh, solid, samples * samples)
  const { columns, triangle: triangles } = solid

  return (pixels, position, column, row, firstRow) => {
    let red = 0
    let green = 0
    let blue = 0
    let last = -1
    let slot = -1
    cache.clear()
    for (let y = 0; y < samples; y++) {
      const sampleRow = row * samples + y
      const down = (firstRow * samples + sampleRow) * 2 + 1
      for (let x = 0; x < samples; x++) {
        const sampleColumn = column * samples + x
        const at = sampleRow * columns + sampleColumn
        const across = sampleColumn * 2 + 1
        const triangle = triangles[at]!
        let behindRed = empty.red
        let behindGreen = empty.green
        let behindBlue = empty.blue
        if (triangle >= 0) {
          // Neighbouring samples mostly show the same triangle.
          if (triangle !== last) slot = cache.find(at)
          if (slot < 0) {
            shade(triangle, across, down)
            slot = cache.add(at)
          }
          last = triangle
          behindRed = cache.red[slot]!
          behindGreen = cache.green[slot]!
          behindBlue = cache.blue[slot]!
        }
        red += behindRed
        green += behindGreen
        blue += behindBlue
        const pane = glass ? glass.triangle[at]! : -1
        if (pane < 0) continue
        shade(pane, across, down)
        red += (byteOf(shadedColor.red) - behindRed) * shadedColor.cover
        green += (byteOf(shadedColor.green) - behindGreen) * shadedColor.cover
        blue += (byteOf(shadedColor.blue) - behindBlue) * shadedColor.cover
      }
    }
    const share = 1 / (samples * samples)
    pixels[position] = Math.round(red * share)
    pixels[position + 1] = Math.round(green * share)
    pixels[position + 2] = Math.round(blue * share)
  }
}

/** The colours within one pixel, found by the position of a sample in the band. */
function createColorCache(mesh: Mesh, { triangle: triangles, near }: Band, size: number) {
  const facets = facetNormals(mesh)
  const { partOf } = mesh
  const positions = new Int32Array(size)
  const red = new Float32Array(size)
  const green = new Float32Array(size)
  const blue = new Float32Array(size)
  let count = 0

  const areAlike = (position: number, other: number): boolean => {
    const a = triangles[position]!
    const b = triangles[other]!
    if (a === b) return true
    if (partOf[a] !== partOf[b]) return false
    if (Math.abs(near[other]! - near[position]!) > near[position]! * 0.012) return false
    return (
      facets[a * 3]! * facets[b * 3]! +
        facets[a * 3 + 1]! * facets[b * 3 + 1]! +
        facets[a * 3 + 2]! * facets[b * 3 + 2]! >=
      0.93
    )
  }

  return {
    red,
    green,
    blue,
    clear() {
      count = 0
    },
    /** Adds `shadedColor`; returns its slot. */
    add(position: number): number {
      positions[count] = position
      red[count] = byteOf(shadedColor.red)
      green[count] = byteOf(shadedColor.green)
      blue[count] = byteOf(shadedColor.blue)
      return count++
    },
    /** The slot of a colour that the sample can share; −1 for none. */
    find(position: number): number {
      for (let slot = 0; slot < count; slot++) if (areAlike(position, positions[slot]!)) return slot
      return -1
    },
  }
}

function facetNormals({ corners, normals }: Mesh): Float32Array {
  const facets = new Float32Array(corners.length)
  for (let t = 0; t < corners.length; t += 3) {
    const a = corners[t]! * 3
    const b = corners[t + 1]! * 3
    const c = corners[t + 2]! * 3
    const x = normals[a]! + normals[b]! + normals[c]!
    const y = normals[a + 1]! + normals[b + 1]! + normals[c + 1]!
    const z = normals[a + 2]! + normals[b + 2]! + normals[c + 2]!
    const size = Math.sqrt(x * x + y * y + z * z) || 1
    facets[t] = x / size
    facets[t + 1] = y / size
    facets[t + 2] = z / size
  }
  return facets
}
