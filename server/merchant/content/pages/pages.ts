/** The demo shop's pages by key. An id once given is never given to another page. */
import { about } from './about.ts'
import { accessibility } from './accessibility.ts'
import { contact } from './contact.ts'
import { cookies } from './cookies.ts'
import { delivery } from './delivery.ts'
import { guarantee } from './guarantee.ts'
import type { PageSketch } from './page-sketch.ts'
import { payment } from './payment.ts'
import { privacy } from './privacy.ts'
import { returns } from './returns.ts'
import { sizes } from './sizes.ts'
import { terms } from './terms.ts'

export const pageSketches = {
  contact: { id: 101, sketch: contact },
  delivery: { id: 102, sketch: delivery },
  payment: { id: 103, sketch: payment },
  returns: { id: 104, sketch: returns },
  guarantee: { id: 105, sketch: guarantee },
  sizes: { id: 106, sketch: sizes },
  terms: { id: 107, sketch: terms },
  privacy: { id: 108, sketch: privacy },
  cookies: { id: 109, sketch: cookies },
  accessibility: { id: 110, sketch: accessibility },
  about: { id: 111, sketch: about },
} as const satisfies Record<string, { id: number; sketch: PageSketch }>

export type PageKey = keyof typeof pageSketches
