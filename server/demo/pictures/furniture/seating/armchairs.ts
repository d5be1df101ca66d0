import { cloth as sheet } from '../../render/cloth.ts'
import { withPatternOffset } from '../../render/finish.ts'
import type { Part } from '../../render/mesh.ts'
import { profileOf, squircle } from '../../render/turned-form.ts'
import type { Vector } from '../../render/vector.ts'
import { framedLounge } from './framed-lounge.ts'
import { block, cushion, disc, part, rod, turnery } from '../parts/joinery.ts'
import { legs } from '../parts/legs.ts'
import {
  type FurnitureSpec,
  type FurnitureBuilder,
  softMaterials,
} from '../parts/furniture-spec.ts'
import { easyChair } from './sofas.ts'

export const armchair: FurnitureBuilder = (spec) => {
  const soft = softMaterials.has(spec.subject.material)
  const rattan = spec.subject.material === 'rattan'
  const form = rattan ? 1 : spec.pick('form', soft ? 5 : 2)
  if (rattan || form === 1) return tubChair(spec)
  if (!soft || form === 2) return framedLounge(spec)
  if (form === 3) return wingChair(spec)
  return easyChair(spec)
}

/** Arms and back in one sweep around a round seat. */
function tubChair(spec: FurnitureSpec): Part[] {
  const { width, depth, height, main, accent, cloth } = spec
  const legHeight = spec.subject.legs === 'none' ? 20 : Math.min(190, height * 0.24)
  const seatTop = Math.min(430, height * 0.56)
  const hull = spec.subject.material === 'rattan' ? main : cloth
  const thick = spec.subject.material === 'rattan' ? 26 : spec.vary('hull', 80, 125)
  const armDrop = spec.vary('armDrop', 0.24, 0.55)
  const wall = (u: number, v: number): Vector => {
    const angle = Math.PI * (-0.2 + u * 1.4)
    const low = Math.min(1, Math.max(0, -Math.sin(angle)) * 2)
    const rise = Math.max(0, Math.sin(angle)) ** 1.1
    const top = seatTop + 40 + (height - seatTop - 40) * (1 - armDrop + armDrop * rise) - low * 30
    const lean = 1 + 0.05 * v * rise
    return [
      -Math.cos(angle) * (width / 2 - thick / 2) * lean,
      legHeight + v * (top - legHeight),
      -Math.sin(angle) * (depth / 2 - thick / 2) * lean + depth * 0.02,
    ]
  }
  const body = sheet(wall, {
    columns: 42,
    rows: 12,
    thickness: thick * 0.82,
    size: [2200, height],
    seed: 3,
  })
  const rim = rimOf(wall, 42)
  const seat = squircle(1, 1, 2.6)
  const rx = width / 2 - thick * 0.75
  return [
    ...legs(spec.subject.legs, accent, {
      width: width * 0.82,
      depth: depth * 0.82,
      height: legHeight,
      inset: 60,
    }),
    disc(hull, 1, legHeight > 30 ? 60 : 40, [0, legHeight, 0], {
      outline: (a) => [seat(a)[0] * rx, seat(a)[1] * (depth / 2 - 30)],
    }),
    part(body, hull),
    rod(hull, rim, thick * 0.44, { sides: 14 }),
    ...(spec.subject.material === 'rattan' ? [] : channels(spec, wall, thick)),
    turnery(
      withPatternOffset(cloth, 4),
      profileOf(
        '0,0 0.9,0 0.985,0.2 1,0.5 0.975,0.84 0.9,0.97 0.6,1.05 0.3,1.08 0,1.09',
        1,
        seatTop - legHeight - 40,
      ),
      [0, legHeight + 40, depth * 0.04],
      {
        outline: (a) => [seat(a)[0] * rx * 0.97, seat(a)[1] * (depth / 2 - thick * 0.4)],
        sides: 48,
        fibre: 'flat',
      },
    ),
  ]
}

/** Up one front edge of a wall, along its top, down the other. */
function rimOf(wall: (u: number, v: number) => Vector, steps: number): Vector[] {
  const upright = [0, 0.25, 0.5, 0.75, 0.92]
  return [
    ...upright.map((v) => wall(0, v)),
    ...Array.from({ length: steps - 1 }, (_, i) => wall((i + 1) / steps, 1)),
    ...upright.toReversed().map((v) => wall(1, v)),
  ]
}

function channels(
  spec: FurnitureSpec,
  wall: (u: number, v: number) => Vector,
  thick: number,
): Part[] {
  if (spec.pick('tufts', 2) === 0) return []
  const cloth = spec.cloth
  return Array.from({ length: 13 }, (_, i) => {
    const u = 0.1 + (0.8 * i) / 12
    const inwards = 0.87
    const path = [0.4, 0.6, 0.8, 0.98].map((v): Vector => {
      const [x, y, z] = wall(u, v)
      return [x * inwards, y, z * inwards]
    })
    return rod(withPatternOffset(cloth, i), path, thick * 0.52, { sides: 12, flat: [1, 1] })
  })
}

function wingChair(spec: FurnitureSpec): Part[] {
  const { width, depth, height, cloth, accent } = spec
  const legHeight = Math.min(180, height * 0.2)
  const seatTop = Math.min(450, height * 0.46)
  const thick = 90
  const [halfWidth, deep] = [width / 2 - thick / 2, depth * 0.86]
  const bow = 130
  // Once around, from one arm's front over the back to the other's: straight, bend, straight.
  const lengths = [deep - bow, (bow * Math.PI) / 2, 2 * (halfWidth - bow)]
  const whole = 2 * lengths[0]! + 2 * lengths[1]! + lengths[2]!
  const plan = (run: number): readonly [x: number, z: number, fromFront: number] => {
    const side = run < whole / 2 ? -1 : 1
    const s = side < 0 ? run : whole - run
    const z0 = -depth / 2 + thick / 2
    if (s < lengths[0]!) return [side * halfWidth, z0 + deep - s, s]
    const angle = Math.min(Math.PI / 2, (s - lengths[0]!) / bow)
    const rest = Math.max(0, s - lengths[0]! - lengths[1]!)
    return [
      side * (halfWidth - bow + bow * Math.cos(angle) - rest),
      z0 + bow - bow * Math.sin(angle),
      s,
    ]
  }
  const armTop = seatTop + 130
  const wall = (u: number, v: number): Vector => {
    const [x, z, fromFront] = plan(u * whole)
    // The arm runs level, then the wing rises in one sweep to the top of the back.
    const t = Math.max(0, Math.min(1, (fromFront - deep * 0.4) / (deep * 0.42)))
    const sweep = t * t * (3 - 2 * t)
    const top = armTop + (height - armTop) * sweep
    const y = legHeight + 20 + v * (top - legHeight - 20)
    const above = Math.max(0, y - seatTop) / Math.max(1, height - seatTop)
    return [x * (1 + 0.05 * above), y, z - above * 90 + 40]
  }
  const back = sheet(wall, {
    columns: 64,
    rows: 16,
    thickness: thick * 0.86,
    size: [whole, height],
    seed: 2,
  })
  const rim = rimOf(wall, 64)
  return [
    ...legs(spec.subject.legs === 'none' ? 'tapered' : spec.subject.legs, accent, {
      width: width * 0.9,
      depth: depth * 0.9,
      height: legHeight,
      inset: 70,
    }),
    part(back, cloth),
    rod(cloth, rim, thick * 0.46, { sides: 14 }),
    block(
      cloth,
      [width - thick * 1.1, seatTop - legHeight - 110, depth * 0.84],
      [0, legHeight, 20],
      { round: 26 },
    ),
    ...cushion(
      withPatternOffset(cloth, 3),
      [width - thick * 1.9, 140, depth * 0.8],
      [0, seatTop - 130, 46],
      {
        puff: 22,
        seed: 7,
      },
    ),
  ]
}
