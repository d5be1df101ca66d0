/**
 * The steps 0, 1, 2… `end` at which a value that changes by the same amount per step is at least `low`:
 * from `firstStep` to `lastStep`. None if the first is larger. A rasterizer asks it for each side of a triangle
 * instead of testing each sample of the rectangle around it.
 */
export function firstStep(value: number, perStep: number, low: number, end: number): number {
  if (value >= low) return 0
  return perStep > 0 ? Math.min(end + 1, Math.ceil((low - value) / perStep)) | 0 : end + 1
}

export function lastStep(value: number, perStep: number, low: number, end: number): number {
  if (perStep >= 0) return end
  return Math.max(-1, Math.min(end, Math.floor((low - value) / perStep))) | 0
}
