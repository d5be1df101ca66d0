import { expect, it } from 'vitest'

import { unbrokenParts } from '#app/ui/display/unbroken-parts.ts'

it.each([
  ['Rimberga 3-sitssoffa, grå', ['Rimberga ', '3-sitssoffa', ', grå']],
  ['2-3 vardagar', ['', '2-3', ' vardagar']],
  ['Näs tv-bänk 140 cm', ['Näs tv-bänk ', '140 cm', '']],
  ['matta 80 × 250 cm, salviagrön', ['matta ', '80 × 250 cm', ', salviagrön']],
  ['provade för 40 000 öppningar', ['provade för ', '40 000', ' öppningar']],
  ['60 kg/m³', ['', '60 kg', '/m³']],
  ['hverdage kl. 9–17.', ['hverdage ', 'kl. 9–17', '.']],
  ['en gyldig e-mailadresse, pr. e-mail', ['en gyldig ', 'e-mailadresse', ', pr. ', 'e-mail', '']],
  ['inom 6 vardagar, 3 kgx', ['inom 6 vardagar, 3 kgx']],
  ['2- 3', ['2- 3']],
  [`3-${'s'.repeat(3000)}`, [`3-${'s'.repeat(3000)}`]],
  ['', ['']],
])('of %j, every second part of %j belongs on one line', (text, parts) => {
  expect(unbrokenParts(text)).toEqual(parts)
})
