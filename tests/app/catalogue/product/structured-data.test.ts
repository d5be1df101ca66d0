import { expect, it } from 'vitest'

import { jsonForScript } from '#app/catalogue/product/structured-data.ts'

it('a product name cannot leave its script element, and is still itself when read', () => {
  const name = '</script><script>alert(1)</script><!-- & \u2028'
  const json = jsonForScript({ name })
  expect(json).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(json)).toEqual({ name })
})
