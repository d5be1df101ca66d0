import { expect, test } from 'vitest'

import { headingOf, leadingWidgets, withOneHeading } from '#app/content/area/area-heading.ts'
import type { Container, ShownOn, Widget } from '#app/content/widget/widget.ts'

const container = (widgets: Widget[], shownOn: ShownOn = null): Container => ({
  id: 1,
  layout: 'full',
  design: 'default',
  shownOn,
  widgets,
})

const banner = (title: string, shownOn: ShownOn = null): Widget => ({
  kind: 'banner',
  id: title,
  shownOn,
  isWide: false,
  picture: { file: 'a.jpg', fileOnPhones: null, alt: '', ratio: [3, 2] },
  title,
  text: [],
  link: null,
  video: null,
  action: '',
  isOnPicture: false,
  align: 'left',
  isLight: false,
})

const text = (title: string, rank: 1 | 2): Widget => ({
  kind: 'text',
  id: title,
  shownOn: null,
  isWide: false,
  title,
  rank,
  subtitle: '',
  subtitleRank: null,
  text: [],
  align: 'left',
})

test.for<[said: string, area: Container[], heading: ReturnType<typeof headingOf>]>([
  ['nothing', [], null],
  ['a banner', [container([banner('Vår')])], 'banner'],
  ['a banner without a title', [container([banner('')]), container([banner('Vår')])], null],
  ['a banner below a text', [container([text('Om', 2)]), container([banner('Vår')])], null],
  ['a title of the first rank', [container([banner('Vår')]), container([text('Om', 1)])], 'text'],
  [
    'one banner for wide windows and one for narrow ones',
    [container([banner('A')], 'desktop'), container([banner('B')], 'mobile')],
    'banner',
  ],
  ['a banner for wide windows alone', [container([banner('A', 'desktop'), text('Om', 2)])], null],
])('%s is headed by what all windows show', ([, area, heading]) => {
  expect(headingOf(area)).toBe(heading)
})

test('an area starts with one widget at each width', () => {
  const [wide, narrow, next] = [banner('A', 'desktop'), banner('B', 'mobile'), banner('C')]
  expect([...leadingWidgets([container([wide, narrow, next])])]).toEqual([wide, narrow])
  expect([...leadingWidgets([container([next, wide])])]).toEqual([next])
})

test('only the first title of rank 1 keeps it', () => {
  const area = [container([text('A', 2), text('B', 1)]), container([text('C', 1), text('D', 2)])]
  const ranks = withOneHeading(area).flatMap(({ widgets }) =>
    widgets.map((widget) => (widget.kind === 'text' ? widget.rank : null)),
  )
  expect(ranks).toEqual([2, 1, 2, 2])
})
