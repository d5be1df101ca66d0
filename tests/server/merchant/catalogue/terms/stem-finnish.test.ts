import { expect, it } from 'vitest'

import { fold } from '#server/merchant/catalogue/terms/fold.rules.ts'
import { stemFinnish } from '#server/merchant/catalogue/terms/stem-finnish.rules.ts'

const stemsOf = (words: string) => new Set(words.split(' ').map((word) => stemFinnish(fold(word))))

it.each([
  'sohva sohvat sohvan sohvaa sohvalle sohvalla sohvassa sohvia sohvien sohvilla',
  'tuoli tuolit tuolin tuolia tuoleja tuolien tuolille',
  'pöytä pöydät pöydän pöytää pöytiä pöytien pöydälle',
  'sänky sängyt sängyn sänkyä sänkyjä sängylle',
  'matto matot maton mattoa mattoja matolle',
  'hylly hyllyt hyllyn hyllyjä hyllyille',
  'lamppu lamput lampun lamppuja',
  'valaisin valaisimet valaisimen valaisimia',
  'kaappi kaapit kaapin kaappia kaappeja',
  'jakkara jakkarat jakkaran jakkaroita',
  'kehys kehykset kehyksen',
  'patja patjat patjan patjoja',
  'huone huoneet huoneen huoneita',
  'kaluste kalusteet kalusteita',
  'harmaa harmaat harmaan harmaita',
  'valkoinen valkoiset valkoisen valkoista valkoisia',
  'vihreä vihreät vihreän vihreitä',
  'puu puun',
])('has one stem for %s', (words) => {
  expect([...stemsOf(words)]).toHaveLength(1)
})

it('has different stems for different words', () => {
  const words =
    'sohva tuoli pöytä matto hylly kello keltainen peili peitto patja puu lasi villa seinä'
  expect(stemsOf(words).size).toBe(words.split(' ').length)
})
