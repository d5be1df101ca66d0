/** Colour of what a mirror shows, in linear light. */
export const mirroredRoom = { red: 0, green: 0, blue: 0 }

/** Distance of the opposite wall and depth of the floor below the mirror's lower edge, in millimetres. */
const wallAt = 2400
const floorAt = -620

/**
 * Writes the colour that a mirror near the origin shows at a point, in a direction: a pale wall with a window and a sideboard, and
 * a wooden floor.
 */
export function reflectRoom(
  x: number,
  y: number,
  z: number,
  alongX: number,
  alongY: number,
  alongZ: number,
): void {
  const toWall = (wallAt - z) / Math.max(0.05, alongZ)
  const wallX = x + alongX * toWall
  const wallY = y + alongY * toWall
  const fromWindow = Math.min(1, Math.hypot(wallX + 420, wallY - 900) / 2600)
  paint(0.78 - 0.26 * fromWindow, 0.755 - 0.265 * fromWindow, 0.71 - 0.27 * fromWindow, 1)
  const pane = within(wallX, -900, 20) * within(wallY, 60, 1560)
  paint(0.9, 0.88, 0.84, within(wallX, -970, 90) * within(wallY, -10, 1630))
  paint(1.02, 1.06, 1.1, pane)
  paint(0.86, 0.84, 0.8, pane * Math.max(within(wallX, -465, -415), within(wallY, 960, 1005)))
  paint(0.3, 0.19, 0.11, within(wallX, 330, 1900) * within(wallY, -520, 60))
  paint(0.2, 0.12, 0.07, within(wallX, 330, 1900) * within(wallY, -240, -228))
  const vase = Math.hypot(wallX - 620, (wallY - 200) * 0.75)
  paint(0.5, 0.44, 0.36, 1 - step(112, vase))
  if (wallY > floorAt) return
  const toFloor = (floorAt - y) / alongY
  const near = Math.min(1, (alongZ * toFloor) / wallAt)
  paint(0.4 + 0.1 * near, 0.29 + 0.09 * near, 0.19 + 0.08 * near, 1)
}

function paint(red: number, green: number, blue: number, share: number): void {
  mirroredRoom.red += (red - mirroredRoom.red) * share
  mirroredRoom.green += (green - mirroredRoom.green) * share
  mirroredRoom.blue += (blue - mirroredRoom.blue) * share
}

/** 1 between two positions, 0 beside them, with an edge as soft as that of a picture out of focus. */
const within = (value: number, from: number, to: number) => step(from, value) - step(to, value)

function step(edge: number, value: number): number {
  const share = (value - edge) / 16 + 0.5
  return share < 0 ? 0 : share > 1 ? 1 : share
}
