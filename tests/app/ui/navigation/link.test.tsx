import { Link as RouterLink } from '@remix-run/react'
import fc from 'fast-check'
import { createElement, Fragment, useId, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'

import { Link, type LinkProps } from '#app/ui/navigation/link.tsx'

function Numbered() {
  return <i>{useId()}</i>
}

/** A link with its surroundings, as the server renders it. */
function html(Component: ComponentType<LinkProps>, props: LinkProps): string {
  const link = createElement(Component, props, <Numbered />, ' text')
  const page = createElement(Fragment, null, <Numbered />, link, <Numbered />)
  return renderToString(<MemoryRouter initialEntries={['/c/soffor/?page=2']}>{page}</MemoryRouter>)
}

const addresses = fc
  .array(
    fc.constantFrom('/', '/', '.', '..', 'soffor', 'å', '%2F', ' ', '\\', '?', '#', '=', '&', ':'),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))

const attributes = fc.record(
  {
    discover: fc.constantFrom('none' as const, 'render' as const),
    reloadDocument: fc.boolean(),
    preventScrollReset: fc.boolean(),
    replace: fc.boolean(),
    target: fc.constant('_blank'),
    className: fc.constant('link'),
    'aria-current': fc.constant('page' as const),
    onClick: fc.constant(() => undefined),
  },
  { requiredKeys: [] },
)

it('renders on the server what the link of Remix renders', () => {
  expect(Link).not.toBe(RouterLink)
  fc.assert(
    fc.property(addresses, attributes, (address, rest) => {
      for (const to of [address, `/${address}`]) {
        expect(html(Link, { to, ...rest })).toBe(html(RouterLink as typeof Link, { to, ...rest }))
      }
    }),
    { numRuns: 150 },
  )
})

it.each<LinkProps['to']>([
  '/c/soffor?page=2#top',
  { pathname: '/a', search: '?b' },
  'https://a.se',
])('links to %s', (to) => {
  expect(html(Link, { to })).toBe(html(RouterLink as typeof Link, { to }))
})
