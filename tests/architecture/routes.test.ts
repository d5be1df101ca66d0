import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { describe, expect, it } from 'vitest'

import { screens, type Screen } from '#app/routing/screens.ts'

const app = fileURLToPath(new URL('../../app', import.meta.url))
const modules = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.route.tsx'))
const named = Object.values<Screen>(screens).map(({ module }) => module)

describe('routes', () => {
  it('refer only to modules that exist', () => {
    expect(named.filter((module) => !modules.includes(module))).toEqual([])
  })

  it('include every route module', () => {
    // The second is a page of the development server.
    const others = ['routes/layouts/', 'routes/ui-parts/']
    const isScreen = (module: string) => !others.some((folder) => module.startsWith(folder))
    expect(modules.filter((module) => isScreen(module) && !named.includes(module))).toEqual([])
  })
})
