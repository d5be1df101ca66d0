import { expect, it } from 'vitest'
import { slug } from '#server/merchant/vocabulary/slug.ts'

it.each([
  ['Almvik 3-sitssoffa, mörkgrå', 'almvik-3-sitssoffa-morkgra'],
  ['Æblegrød på Østerbro', 'aeblegrod-pa-osterbro'],
  ['Klockor, ljusstakar & ramar', 'klockor-ljusstakar-ramar'],
  ['2–4-sitssoffor', '2-4-sitssoffor'],
  ['Cafébord 160 × 230 cm', 'cafebord-160-230-cm'],
  ["Children's beds", 'children-s-beds'],
  ['—', ''],
])('%s has the address %s', (name, address) => {
  expect(slug(name)).toBe(address)
})
