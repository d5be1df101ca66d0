import { resolve } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'

import type * as zodModule from '#app/kit/zod.ts'

afterEach(() => vi.unstubAllGlobals())

it.each(['app/kit/zod.ts', 'server/merchant/zod.ts'])(
  '%s does not generate code, which the content security policy would block',
  async (file) => {
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
    // Evaluated again, with the replaced function.
    const { z }: typeof zodModule = await import(`${resolve(file)}?again`)
    expect(z.object({ name: z.string() }).parse({ name: 'a' })).toEqual({ name: 'a' })
    expect(made).not.toHaveBeenCalled()
  },
)
