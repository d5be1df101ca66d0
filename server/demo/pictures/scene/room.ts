import { box } from '../render/box.ts'
import { finish, shaded, type Finish } from '../render/finish.ts'
import type { Part } from '../render/mesh.ts'
import { placed, type Placement } from '../render/placement.ts'
import { patch, type Shape } from '../render/shape.ts'

export interface RoomOptions {
  wall: string
  floor: string
  /** `planks` indoors, `deck` or `tile` outdoors. */
  floorSurface: Finish['surface']
  /** Half the width, distance of the back wall, height. Millimetres. */
  halfWidth: number
  back: number
  height: number
  /** Openings in the left wall through which the sun falls: from, to (z), sill, top (y). */
  windows: readonly (readonly [from: number, to: number, sill: number, top: number])[]
  /** Wainscot: mouldings on the back wall. */
  panels?: boolean
}

/** The shell of a room: floor, back wall, skirting, and a window wall that only casts shadows. */
export function room(options: RoomOptions): Part[] {
  const wall = finish('plaster', options.wall)
  const floor = finish(options.floorSurface, options.floor)
  const white = shaded(wall, 1.06)
  const { halfWidth, back, height } = options
  const front = 3600
  const backdrops: Part[] = [
    flat(floor, plane(halfWidth * 2, front - back, 150, 110), { at: [0, 0, (front + back) / 2] }),
    flat(wall, plane(halfWidth * 2, height, 150, 80), {
      at: [0, height / 2, back],
      turn: [90, 0, 0],
    }),
    {
      ...flat(white, box(halfWidth * 2, 120, 18, { round: 5, cells: [40, 2, 1] }), {
        at: [0, 0, back + 9],
      }),
      shadowless: false,
    },
  ]
  return [
    ...backdrops,
    ...(options.panels ? mouldings(white, options) : []),
    ...windowWall(options),
  ]
}

function mouldings(finish: Finish, { halfWidth, back, height }: RoomOptions): Part[] {
  const wide = 1150
  const gap = 170
  const count = Math.ceil((halfWidth * 2) / (wide + gap))
  const list: Part[] = []
  for (let i = 0; i < count; i++) {
    const x = -halfWidth + (i + 0.5) * (wide + gap)
    const bars: [number, number, number, number][] = [
      [x, 300, wide, 26],
      [x, height * 0.94, wide, 26],
      [x - wide / 2 + 13, 300, 26, height * 0.94 - 274],
      [x + wide / 2 - 13, 300, 26, height * 0.94 - 274],
    ]
    for (const [bx, y, w, h] of bars) {
      list.push({
        ...flat(finish, box(w, h, 16, { round: 5 }), { at: [bx, y, back + 6] }),
        shadowless: false,
      })
    }
  }
  return list
}

/** Boards around the window openings, with one mullion and one bar each. */
function windowWall({ windows, halfWidth, back, height }: RoomOptions): Part[] {
  if (windows.length === 0) return []
  const shadowWall = finish('plaster', 'EEEEEE')
  const x = -halfWidth - 60
  const front = 4200
  const board = (from: number, to: number, low: number, high: number): Part => ({
    ...flat(shadowWall, box(60, high - low, to - from, { round: 2, cells: 2 }), {
      at: [x, low, (from + to) / 2],
    }),
    shadowless: false,
    shadowsWindowOnly: true,
  })
  const parts: Part[] = []
  let edge = back - 1500
  for (const [from, to, sill, top] of windows) {
    parts.push(
      board(edge, from, 0, height * 1.6),
      board(from, to, 0, sill),
      board(from, to, top, height * 1.6),
    )
    const middle = (from + to) / 2
    parts.push(board(middle - 28, middle + 28, sill, top))
    parts.push(board(from, to, sill + (top - sill) * 0.62, sill + (top - sill) * 0.62 + 46))
    edge = to
  }
  parts.push(board(edge, front, 0, height * 1.6))
  return parts
}

function flat(of: Finish, shape: Shape, placement: Placement): Part {
  return { finish: of, shape: placed(shape, placement), outOfFrame: true, shadowless: true }
}

/** A horizontal plane with enough points for shadows. */
function plane(width: number, depth: number, columns: number, rows: number): Shape {
  return patch(columns, rows, (u, v) => ({
    at: [(u - 0.5) * width, 0, (v - 0.5) * depth],
    normal: [0, 1, 0],
    grain: [u * width, v * depth, 0],
  }))
}
