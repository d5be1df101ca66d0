import type { Camera } from './camera.ts'
import type { Mesh } from './mesh.ts'
import { projectMesh } from './raster.ts'

/**
 * Positions in the mesh of the points that a picture may show: those of triangles that face the camera and
 * reach into its frame. `aspect` is height / width of the frame.
 */
export function pointsInFrame(mesh: Mesh, camera: Camera, aspect: number): Uint32Array {
  const { x, y, opaque, clear } = projectMesh(camera, mesh, 1)
  const isShown = new Uint8Array(x.length)
  const add = (triangles: Uint32Array) => {
    for (let i = 0; i < triangles.length; i++) {
      const corner = triangles[i]! * 3
      const a = mesh.corners[corner]!
      const b = mesh.corners[corner + 1]!
      const c = mesh.corners[corner + 2]!
      if (isOutside(x[a]!, x[b]!, x[c]!, 1) || isOutside(y[a]!, y[b]!, y[c]!, aspect)) continue
      isShown[a] = 1
      isShown[b] = 1
      isShown[c] = 1
    }
  }
  add(opaque)
  add(clear)
  const positions = new Uint32Array(isShown.length)
  let count = 0
  for (let i = 0; i < isShown.length; i++) if (isShown[i]) positions[count++] = i
  return positions.subarray(0, count)
}

const isOutside = (a: number, b: number, c: number, end: number) =>
  Math.max(a, b, c) < -margin || Math.min(a, b, c) > end + margin

/** Share of the frame's width: a height that is rounded up to whole pixels shows a little more. */
const margin = 0.01
