import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['#app/kit/zod.ts', () => import('#app/kit/zod.ts')],
  ['#server/merchant/zod.ts', () => import('#server/merchant/zod.ts')],
])(
  '%s does not generate code, which the content security policy would block',
  async (_file, load) => {
    const made = vi.fn()
    vi.stubGlobal(
      'Function',
      class extends Function {
        constructor(...parts: string[]) {
          made(parts)
          super(...parts)
        }
      },
    )
    vi.resetModules()
    const { z } = await load()
    expect(z.object({ name: z.string() }).parse({ name: 'a' })).toEqual({ name: 'a' })
    expect(made).not.toHaveBeenCalled()
  },
)
