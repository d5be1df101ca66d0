import { expect, it } from 'vitest'

import type { AppBuild } from '#server/http/language-rooms.ts'
import { storefront } from '#server/http/storefront.ts'
import { openHost } from '#tests/support/open-host.ts'
import { testContext } from '#tests/support/test-context.ts'

const { config, tally } = testContext('')

/** An app of one page, which is drawn as told. */
const buildOf = (drawPage: () => Response) =>
  ({
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    assetsBuildDirectory: '',
    basename: '/',
    future: { v3_singleFetch: true },
    isSpaMode: false,
    publicPath: '/',
    routes: { root: { id: 'root', path: '', module: { default: () => null } } },
    entry: {
      module: {
        default: drawPage,
        handleError: () => undefined,
        arrive: async () => ({
          language: 'sv',
          market: 'se',
          screen: 'home',
          refusalPath: '/404',
        }),
        routesOf: (routes: object) => routes,
        comeBackLater: (routes: object) => routes,
      },
    },
  }) as unknown as AppBuild

const openShop = (drawPage: () => Response) => {
  const build = buildOf(drawPage)
  const { handle, refusalPage } = storefront({ build, mode: 'production', config, tally })
  return openHost({ storefront: handle, refusalPage })
}

it('shows the last of all pages when no page can be drawn, not even that for a failure', async () => {
  await using host = await openShop(() => {
    throw new Error('canary of the fault')
  })
  const answer = await fetch(host.origin, { headers: { Accept: 'text/html' } })
  const html = await answer.text()
  expect(answer.status).toBe(500)
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
  expect(html).toContain('An error occurred while showing the error page')
  expect(html).toContain('<a href="/">')
  expect(html).not.toContain('canary')
})

it('sends the page for a failure as it was drawn', async () => {
  await using host = await openShop(() => new Response('<h1>500</h1>', { status: 500 }))
  const answer = await fetch(host.origin, { headers: { Accept: 'text/html' } })
  expect(answer.status).toBe(500)
  expect(await answer.text()).toBe('<h1>500</h1>')
})
