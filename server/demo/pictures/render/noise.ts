import { createRng } from './rng.ts'

/**
 * Smooth value noise in three dimensions, −1..1, the same on every machine. One unit of the
 * arguments is one cell: divide millimetres by the wanted grain size.
 */
export function noise(x: number, y: number, z: number): number {
  const xi = Math.floor(x)
  const yi = Math.floor(y)
  const zi = Math.floor(z)
  const fx = x - xi
  const fy = y - yi
  const fz = z - zi
  const u = fx * fx * (3 - 2 * fx)
  const v = fy * fy * (3 - 2 * fy)
  const w = fz * fz * (3 - 2 * fz)
  const x0 = xi & 255
  const x1 = (xi + 1) & 255
  const y0 = yi & 255
  const y1 = (yi + 1) & 255
  const z0 = zi & 255
  const z1 = (zi + 1) & 255
  const a = order[x0]!
  const b = order[x1]!
  const aa = order[a + y0]!
  const ab = order[a + y1]!
  const ba = order[b + y0]!
  const bb = order[b + y1]!
  const near0 = values[aa + z0]! + (values[ba + z0]! - values[aa + z0]!) * u
  const near1 = values[ab + z0]! + (values[bb + z0]! - values[ab + z0]!) * u
  const far0 = values[aa + z1]! + (values[ba + z1]! - values[aa + z1]!) * u
  const far1 = values[ab + z1]! + (values[bb + z1]! - values[ab + z1]!) * u
  const near = near0 + (near1 - near0) * v
  const far = far0 + (far1 - far0) * v
  return near + (far - near) * w
}

const order = new Uint16Array(512)
const values = new Float32Array(512)

const rng = createRng(20_240_917)
for (let i = 0; i < 256; i++) {
  order[i] = i
  values[i] = rng.between(-1, 1)
}
for (let i = 255; i > 0; i--) {
  const j = rng.below(i + 1)
  const kept = order[i]!
  order[i] = order[j]!
  order[j] = kept
}
for (let i = 0; i < 256; i++) {
  order[i + 256] = order[i]!
  values[i + 256] = values[i]!
}
