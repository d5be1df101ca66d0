import { describe, expect, it } from 'vitest'

import { languages } from '#app/i18n/languages.ts'
import { screenOfRoute } from '#app/routing/screen-of-route.ts'
import { pathsOf, screens, type ScreenName } from '#app/routing/screens.ts'

const names = Object.keys(screens) as ScreenName[]

describe('the table of screens', () => {
  it.each(languages.map(({ code }) => code))(
    'has no two screens with one address in %s',
    (code) => {
      const paths = names.flatMap((name) => pathsOf(name, code).map((path) => path || '/'))
      expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
    },
  )

  it('has no screen whose path starts with a language prefix', () => {
    const prefixes = languages.map(({ code }) => code)
    const first = names.flatMap((name) => pathsOf(name, 'sv').map((path) => path.split('/')[0]))
    expect(first.filter((segment) => prefixes.includes(segment as never))).toEqual([])
  })

  it('finds a screen by its route id, and separates layouts from screens', () => {
    expect(screenOfRoute('checkout.en')).toBe('checkout')
    expect(screenOfRoute('product.sv.1')).toBe('product')
    expect(screenOfRoute('storefront')).toBeNull()
    expect(screenOfRoute('constructor.sv')).toBeNull()
  })
})
