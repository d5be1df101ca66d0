import { expect, it } from 'vitest'
import { deliverableZip } from '#server/merchant/buying/options/zip.rules.ts'

it.each([
  ['se', '111 22', '11122'],
  ['se', 'SE-111 22', '11122'],
  ['se', '00000', null],
  ['se', '01234', null],
  ['se', '1112', null],
  ['se', '１１１２２', '11122'],
  ['dk', '2100', '2100'],
  ['dk', 'DK-0800', '0800'],
  ['dk', '0100', null],
  ['dk', '00000', null],
  ['no', '0150', '0150'],
  ['no', '0000', null],
  ['no', '15000', null],
  ['fi', '00100', '00100'],
  ['fi', '00000', null],
  ['eu', 'D-10115', '10115'],
  ['ax', '22100', '22100'],
  ['ax', '00100', null],
  ['se', 'abcde', null],
  ['se', '', null],
  ['se', "11122'; --", null],
] as const)('in %s the zip "%s" becomes %s', (market, typed, zip) => {
  expect(deliverableZip(typed, market)).toBe(zip)
})
