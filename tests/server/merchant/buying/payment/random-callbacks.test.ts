import { expect, it } from 'vitest'

import { seededRandom } from '#tests/support/seed.ts'

import { providers } from './embedded-form.ts'
import { attackPayment } from './random-callbacks.ts'

it.each(providers)(
  'callbacks of %s that are forged, late, doubled or out of order pay once, or not at all',
  async (type, ...place) => {
    const random = seededRandom(`callbacks ${type}`)
    for (let payment = 0; payment < 8; payment++) {
      expect(await attackPayment(place, random)).toEqual([])
    }
  },
)
