import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { channelTheme, themeStyleSheet } from '#app/ui/theme/channel-theme.ts'
import { namedThemes } from '#app/ui/theme/named-themes.ts'

const css = readFileSync(new URL('../../../../app/ui/theme/tokens.css', import.meta.url), 'utf8')
const usual = Object.fromEntries(
  [...css.matchAll(/--([a-z-]+-color): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
)

describe('a theme', () => {
  it('becomes custom properties', () => {
    const theme = channelTheme.parse({
      'accent-color': '#1D4E79',
      'heading-font': 'Georgia, serif',
    })
    expect(themeStyleSheet(theme)).toBe(
      'html:root{--accent-color:#1D4E79;--heading-font:Georgia, serif;}',
    )
  })

  it.each([
    [{ 'accent-color': 'red;}body{display:none' }],
    [{ 'accent-color': 'url(//evil.example)' }],
    [{ 'accent-color': '#fff' }],
    [{ 'accent-color': 7 }],
    [{ 'heading-font': 'Georgia; } * { color: red' }],
    [{ 'heading-font': '"</style><script>"' }],
    [{ 'radius-small': 'calc(1px)' }],
    [{ 'radius-small': '-4px' }],
    [{ 'page-width': '10px' }],
    [{ 'accent-color:red;--x': '#ffffff' }],
    [JSON.parse('{"__proto__":"#ffffff"}')],
    ['constructor'],
    [null],
  ])('%j is refused', (theme) => {
    const parsed = channelTheme.safeParse(theme)
    expect(parsed.success && themeStyleSheet(parsed.data) !== 'html:root{}').toBe(false)
  })
})

it('every rounded corner follows the theme, except circles and the progress line', () => {
  const app = new URL('../../../../app/', import.meta.url)
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  )
  const radii = files.flatMap((file) => {
    const text = readFileSync(new URL(file, app), 'utf8')
    return [...text.matchAll(/radius: ([^;]+);/g)].map(([, value]) => value)
  })
  expect(files.length).toBeGreaterThan(50)
  const fixed = radii.filter((value) => !/^(0|50%|inherit|2px)$/.test(value!))
  expect(fixed.filter((value) => !/^(0 )*var\(--radius-(small|large|pill)\)/.test(value!))).toEqual(
    [],
  )
})

/** Foreground and background as pages use them, and the least contrast of WCAG 2.2 AA. */
const pairs = [
  ['ink-color', 'ground-color', 4.5],
  ['ink-color', 'raised-color', 4.5],
  ['ink-color', 'plinth-color', 4.5],
  ['quiet-color', 'ground-color', 4.5],
  ['quiet-color', 'raised-color', 4.5],
  ['quiet-color', 'plinth-color', 4.5],
  ['quiet-color', 'reduction-tint-color', 4.5],
  ['on-accent-color', 'accent-color', 4.5],
  ['on-accent-color', 'accent-strong-color', 4.5],
  ['on-accent-color', 'reduction-color', 4.5],
  ['on-accent-color', 'fault-color', 4.5],
  ['accent-color', 'ground-color', 4.5],
  ['accent-color', 'accent-tint-color', 4.5],
  ['reduction-color', 'ground-color', 4.5],
  ['reduction-color', 'raised-color', 4.5],
  ['fault-color', 'ground-color', 4.5],
  ['fault-color', 'plinth-color', 4.5],
  ['fault-color', 'fault-tint-color', 4.5],
  ['good-color', 'ground-color', 4.5],
  ['control-line-color', 'raised-color', 3],
  ['star-color', 'ground-color', 3],
  ['progress-color', 'raised-color', 3],
] as const

describe.each(Object.entries({ usual: {}, ...namedThemes }))('the theme %s', (_, theme) => {
  it('is a valid theme with the contrast of WCAG AA', () => {
    expect(channelTheme.safeParse(theme).success).toBe(true)
    const colors = { ...usual, ...theme } as Record<string, string>
    const low = pairs.flatMap(([front, back, least]) => {
      const ratio = contrast(colors[front]!, colors[back]!)
      return ratio < least ? [`${front} on ${back}: ${ratio.toFixed(2)}`] : []
    })
    expect(low).toEqual([])
  })
})

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
