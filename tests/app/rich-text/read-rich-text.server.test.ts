import fc from 'fast-check'
import { fromHtml } from 'hast-util-from-html'
import { describe, expect, test } from 'vitest'

import { readInlineText, readRichText } from '#app/rich-text/read-rich-text.server.ts'
import type { RichTextNode } from '#app/rich-text/rich-text.ts'

const base = {
  origins: ['https://shop.test'],
  localPath: (pathname: string) => pathname,
  imageServer: '/merchant/images',
}
const read = (html: string) => readRichText(html, base)

test('keeps the elements of a text, and turns addresses into links', () => {
  expect(read('<p>Läs <b>våra</b> <a href="/kopvillkor">villkor</a>.</p>')).toEqual([
    {
      tag: 'p',
      children: [
        'Läs ',
        { tag: 'strong', children: ['våra'] },
        ' ',
        { tag: 'a', link: { kind: 'inside', to: '/kopvillkor' }, children: ['villkor'] },
        '.',
      ],
    },
  ])
})

test('a first-level heading becomes a second-level one, because the page has its own', () => {
  expect(read('<h1>Villkor</h1>')).toEqual([{ tag: 'h2', children: ['Villkor'] }])
})

test('table rows contain only cells', () => {
  expect(read('<table>\n<tr>\n<th scope="row">A</th> <td>1</td></tr></table>')).toEqual([
    {
      tag: 'table',
      children: [
        {
          tag: 'tbody',
          children: [
            {
              tag: 'tr',
              children: [
                { tag: 'th', scope: 'row', children: ['A'] },
                { tag: 'td', children: ['1'] },
              ],
            },
          ],
        },
      ],
    },
  ])
})

test('cells keep their column and row spans, up to a limit', () => {
  const cells =
    '<td colspan="2" rowspan=3>A</td><th colspan="1">B</th><td colspan="-1" rowspan="1e9">C</td>'
  expect(JSON.stringify(read(`<table><tr>${cells}</tr></table>`))).toContain(
    JSON.stringify([
      { tag: 'td', colSpan: 2, rowSpan: 3, children: ['A'] },
      { tag: 'th', children: ['B'] },
      { tag: 'td', children: ['C'] },
    ]),
  )
})

describe('a picture in a text', () => {
  const picture = (src: string, rest = '') => read(`<p><img src="${src}" ${rest}></p>`)
  const shown = (image: object) => [{ tag: 'p', children: [{ tag: 'img', image }] }]

  test('is shown with its size and alternative text', () => {
    const size = 'width="800" height="600" alt="En &quot;soffa&quot;" onload="alert(1)" style="x"'
    expect(picture('/merchant/images/pagewidget/800w/a.jpg', size)).toEqual(
      shown({
        src: '/merchant/images/pagewidget/800w/a.jpg',
        alt: 'En "soffa"',
        width: 800,
        height: 600,
      }),
    )
  })

  test('uses only the image server of the settings', () => {
    const elsewhere = { ...base, imageServer: 'https://images.example' }
    const html = ['https://images.example/a.jpg', 'https://evil.example/b.jpg', '/c.jpg']
      .map((src) => `<img src="${src}" width="100%" alt="">`)
      .join('')
    expect(readRichText(html, elsewhere)).toEqual(
      shown({ src: 'https://images.example/a.jpg', alt: '' }),
    )
  })

  test.for([
    'https://evil.example/merchant/images/a.jpg',
    '//evil.example/merchant/images/a.jpg',
    '/\\evil.example/merchant/images/a.jpg',
    '/merchant/images/../../logga-ut',
    '/merchant/imagesque/a.jpg',
    'data:image/svg+xml,<svg/>',
    'javascript:alert(1)',
    'https://shop.test@evil.example/merchant/images/a.jpg',
    'http://',
    '',
  ])('from %j is left out', (src) => {
    expect(picture(src)).toEqual([])
  })

  test('is not allowed in inline text', () => {
    const html = 'Nu <img src="/merchant/images/a.jpg"> här'
    expect(readInlineText(html, base)).toEqual(['Nu ', ' här'])
  })
})

test.for([
  '<script>alert(1)</script>',
  '<style>body{display:none}</style>',
  '<iframe src="https://evil.example"></iframe>',
  '<object data="x"></object>',
  '<template><script>alert(1)</script></template>',
  '<!-- a comment -->',
])('%s is removed completely', (html) => {
  expect(read(html)).toEqual([])
})

test.for([
  '<img src=x onerror=alert(1)>',
  '<p onclick="alert(1)" style="position:fixed">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java&#10;script:alert(1)">x</a>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mi xlink:href="data:x,<script>alert(1)</script>">x</mi></math>',
  '<form action="https://evil.example"><input name="a"><button formaction="x">x</button></form>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">x',
  '<base href="https://evil.example">x',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">x',
  '<p id="main" name="cookie" class="header">x</p>',
])('%s is reduced to its text', (html) => {
  const text = JSON.stringify(read(html))
  expect(text).not.toMatch(/alert|evil|onerror|onclick|style|javascript|cookie|class/)
})

test.for([30, 2_500, 30_000])('a depth of %d is harmless', (times) => {
  const depthOf = (nodes: readonly RichTextNode[]): number =>
    Math.max(
      0,
      ...nodes.map((node) => (typeof node === 'string' ? 0 : 1 + depthOf(node.children ?? []))),
    )
  const text = read(`Soffa ${'<ul><li><div><b>'.repeat(times)} bord`)
  expect(depthOf(text)).toBeLessThanOrEqual(50)
  expect(JSON.stringify(text)).toContain('Soffa')
})

const lines = (...texts: string[]) =>
  texts.flatMap((text, nth) => (nth > 0 ? [{ tag: 'br' }, text] : [text]))
const p = (...children: unknown[]) => ({ tag: 'p', children })

test.for([
  ['En soffa', [p('En soffa')]],
  ['Rad ett\nrad två\r\n\r\nNytt stycke', [p(...lines('Rad ett', 'rad två')), p('Nytt stycke')]],
  ['Höjd < 60 cm & djup > 90 cm', [p('Höjd < 60 cm & djup > 90 cm')]],
  ['a<b och <Ny> soffa <3', [p('a<b och <Ny> soffa <3')]],
  ['Bord &amp; stol, 20&nbsp;% &ouml;ver', [p('Bord & stol, 20\u00a0% över')]],
  ['&copy=1 AT&T', [p('&copy=1 AT&T')]],
  ['   \n ', []],
] as const)('plain text is read as written: %j', ([text, expected]) => {
  expect(read(text)).toEqual(expected)
})

test.for([
  ['<div>A</div><div>B</div>', [p('A'), p('B')]],
  ['A <b>b</b><p>C</p>d', [p('A ', { tag: 'strong', children: ['b'] }), p('C'), p('d')]],
  ['A<br><br>B<br>C', [p('A'), p('B', { tag: 'br' }, 'C')]],
  ['<p>A</p><p>&nbsp;</p><p><br></p>', [p('A')]],
  ['<b>Obs!</b>\nNy rad', [p({ tag: 'strong', children: ['Obs!'] }, { tag: 'br' }, 'Ny rad')]],
  ['<b><p>A</p><p>B</p></b>', [p({ tag: 'strong', children: ['A', { tag: 'br' }, 'B'] })]],
  [
    '<ul><li><p>A</p></li><ul><li>B</li></ul></ul>',
    [
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['A', { tag: 'ul', children: [{ tag: 'li', children: ['B'] }] }] },
        ],
      },
    ],
  ],
  ['<h1>A <b>b</b></h1>', [{ tag: 'h2', children: ['A ', { tag: 'strong', children: ['b'] }] }]],
])('editor output becomes blocks: %s', ([html, expected]) => {
  expect(read(html as string)).toEqual(expected)
})

test('below a second-level heading, headings start at the third level', () => {
  const tags = readRichText('<h1>A</h1><h2>B</h2><h3>C</h3><h6>D</h6>', base, 3).map(
    ({ tag }) => tag,
  )
  expect(tags).toEqual(['h3', 'h3', 'h4', 'h4'])
})

test('inline text has no blocks, and a link has no link inside', () => {
  expect(readInlineText('<p>Nu <b>20 %</b></p><p>Hos <a href="/x">oss</a></p>', null)).toEqual([
    'Nu ',
    { tag: 'strong', children: ['20 %'] },
    { tag: 'br' },
    'Hos ',
    'oss',
  ])
})

/** Pieces of HTML that a browser would rearrange if they were rendered unchanged. */
const pieces = [
  ...[
    '<p>',
    '</p>',
    '<div>',
    '</div>',
    '<ul>',
    '</ul>',
    '<li>',
    '<dl>',
    '<dt>',
    '<dd>',
    '<h1>',
    '</h1>',
  ],
  ...[
    '<table>',
    '</table>',
    '<tr>',
    '<td>',
    '<td colspan=2 rowspan=2>',
    '<img src=/merchant/images/a.jpg>',
    '<th>',
    '<caption>',
    '<thead>',
    '<b>',
    '</b>',
    '<i>',
    '</i>',
  ],
  ...[
    '<a href="/x">',
    '</a>',
    '<svg>',
    '</svg>',
    '<button>',
    '</button>',
    '<font>',
    '<blockquote>',
  ],
  ...[
    '<br>',
    '<hr>',
    '<pre>',
    '</pre>',
    '\n',
    '\n\n',
    'Soffa ',
    '&nbsp;',
    '< 5',
    '<select>',
    '<option>',
  ],
]

interface Node {
  type: string
  tagName?: string
  value?: string
  children?: Node[]
}

const isVoid = /^(?:[bh]r|img)$/

/** The HTML that the page renders. */
function renderedHtml(node: RichTextNode): string {
  if (typeof node === 'string') return node.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  if (!node.children) return isVoid.test(node.tag) ? `<${node.tag}>` : `<${node.tag}></${node.tag}>`
  return `<${node.tag}>${node.children.map(renderedHtml).join('')}</${node.tag}>`
}

/** The tree that a browser parses. */
function parsedTree({ type, tagName, value = '', children = [] }: Node): string {
  if (type === 'text') return renderedHtml(value)
  const inner = children.map(parsedTree).join('')
  if (type === 'root') return inner
  return isVoid.test(String(tagName)) ? `<${tagName}>` : `<${tagName}>${inner}</${tagName}>`
}

test('a browser parses the rendered page of any HTML to the same tree', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 25 }), (parts) => {
      const text = read(parts.join(''))
      const page = text.map(renderedHtml).join('')
      expect(parsedTree(fromHtml(page, { fragment: true }))).toBe(page)
      expect(text.every((block) => typeof block === 'object')).toBe(true)
    }),
    { numRuns: 1_000, seed: 7 },
  )
})
