import { expect, it } from 'vitest'
import { parseColors } from '#server/merchant/import/product/color.rules.ts'

it.each([
  ['white', 'white', 'Vit'],
  ['Light Grey', 'light-grey', 'Ljusgrå'],
  ['light gray', 'light-grey', 'Ljusgrå'],
  ['ljusgrå', 'light-grey', 'Ljusgrå'],
  ['tummanharmaa', 'dark-grey', 'Mörkgrå'],
  ['sort', 'black', 'Svart'],
  ['white stained oak', 'oak', 'Ek'],
  ['very dark blue', 'dark-blue', 'Mörkblå'],
  ['duvblå', 'blue', 'Blå'],
  ['anthracite', 'anthracite', 'Antracit'],
])('the colour "%s" is %s', (text, key, swedish) => {
  const colors = parseColors(text)!
  expect(colors.main.key).toBe(key)
  expect(colors.main.names.sv).toBe(swedish)
  expect(colors.accent).toBeNull()
})

it('two colours are a main colour and an accent, both in the name', () => {
  const colors = parseColors('white/Black')!
  expect(colors.main).toMatchObject({
    key: 'white-black',
    hex: 'F4F2EC',
    names: { sv: 'Vit/svart' },
  })
  expect(colors.accent?.key).toBe('black')
})

it('an unknown colour keeps its name', () => {
  expect(parseColors('skogsdimma')?.main).toMatchObject({
    key: 'skogsdimma',
    names: { sv: 'Skogsdimma', en: 'Skogsdimma' },
  })
})

it('an empty colour is null', () => {
  expect(parseColors(' / ')).toBeNull()
})
