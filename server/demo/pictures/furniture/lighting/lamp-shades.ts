import { profileOf } from '../../render/turned-form.ts'
import { type Finish, finish, shaded } from '../../render/finish.ts'
import type { Part } from '../../render/mesh.ts'
import type { Vector } from '../../render/vector.ts'
import { ball, hoop, rod, turnery } from '../parts/joinery.ts'
import { type FurnitureSpec, metalOf } from '../parts/furniture-spec.ts'

export const light = finish('glow', 'FFE9C4', { glow: 1.1 })

export function wovenShade(spec: FurnitureSpec, r: number, h: number): Part[] {
  const cane: Finish = {
    ...spec.main,
    surface: spec.subject.material === 'jute' ? 'jute' : 'rattan',
  }
  const ribs = 40
  const belly = spec.vary('belly', 0.1, 0.5)
  const radius = (t: number) =>
    r *
    (1 - belly * (1 - Math.sin(Math.PI * (0.24 + t * 0.62))) * 1.6) *
    (t > 0.85 ? 1 - (t - 0.85) * 4 : 1)
  return [
    ball(light, Math.min(90, r * 0.3), [0, h * 0.5, 0]),
    ...Array.from({ length: ribs }, (_, i) => {
      const angle = (i / ribs) * Math.PI * 2
      return rod(
        cane,
        Array.from({ length: 9 }, (_, k): Vector => {
          const t = k / 8
          const twist = angle + t * (i % 2 ? 0.6 : -0.6)
          return [Math.cos(twist) * radius(t), h * t, Math.sin(twist) * radius(t)]
        }),
        4.4,
        { sides: 5 },
      )
    }),
    ring(cane, radius(0), 2, 8),
    ring(cane, radius(0.5), h * 0.5, 6),
    ring(cane, radius(1), h - 4, 8),
  ]
}

/** A cloth shade around a bulb, or one of glass on a glass lamp. */
export function shade(spec: FurnitureSpec, r: number, h: number, at: Vector): Part[] {
  const cloth = translucentFinishOf(spec)
  const top = r * spec.vary('cone', 0.55, 0.98)
  const lit = glowing(cloth)
  return [
    turnery(
      lit,
      [
        [r, 0],
        [r * 0.7 + top * 0.3, h * 0.3],
        [r * 0.4 + top * 0.6, h * 0.6],
        [top, h],
      ],
      at,
      { sides: 56, fibre: 'around' },
    ),
    turnery(light, profileOf('0,0 0.985,0', r), [at[0], at[1] + 12, at[2]], { sides: 40 }),
    turnery(shaded(light, 0.8), profileOf('0.98,0 0,0', top), [at[0], at[1] + h - 8, at[2]], {
      sides: 40,
    }),
    ring(shaded(cloth, 0.85), r, at[1] + 2, 3, at),
    ring(shaded(cloth, 0.85), top, at[1] + h - 2, 3, at),
  ]
}

/** A bell of metal, glass or painted sheet, lit within. */
export function dome(spec: FurnitureSpec, r: number, h: number, at: Vector): Part[] {
  const shell = spec.subject.material === 'glass' ? glowing(opalOf(spec)) : spec.main
  const bulge = spec.vary('bulge', 0.5, 0.9)
  return [
    turnery(
      shell,
      [
        [r, 0],
        [r * 0.985, h * 0.1],
        [r * (0.62 + 0.3 * bulge), h * 0.5],
        [r * (0.3 + 0.3 * bulge), h * 0.82],
        [r * 0.14, h * 0.98],
        [0, h],
      ],
      at,
      { flowing: 7, sides: 56 },
    ),
    turnery(light, profileOf('0,0 0.95,0', r), [at[0], at[1] + 8, at[2]], { sides: 40 }),
  ]
}

/**
 * Finish of the part that light passes through. A lamp shows its product colour on its stand, or here
 * if it has none.
 */
function translucentFinishOf(spec: FurnitureSpec): Finish {
  if (spec.subject.material === 'glass') return opalOf(spec)
  return standOf(spec) === spec.main ? finish('linen', 'F3EADA') : dyedLinen(spec)
}

/** The cloth of a lantern, which shows the product colour because there is no stand. */
export const dyedLinen = ({ main }: FurnitureSpec): Finish => ({ ...main, surface: 'linen' })

/** Glass that diffuses light. */
export const opalOf = ({ main }: FurnitureSpec): Finish => ({ ...main, surface: 'ceramic' })

export const glowing = (of: Finish): Finish => ({ ...of, glow: 0.42 })

export function standOf(spec: FurnitureSpec): Finish {
  const { main, accent } = spec
  const soft = ['fabric', 'linen', 'cotton', 'wool', 'velvet', 'boucle', 'rattan', 'jute', 'glass']
  if (soft.includes(spec.subject.material)) return accent
  return main.surface === 'painted' || main.surface === 'plastic' ? metalOf(spec) : main
}

export const ring = (of: Finish, r: number, y: number, thick: number, at?: Vector) =>
  hoop(of, r, y, thick, { count: 48, sides: 6, at })
