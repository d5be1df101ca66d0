import { expect, test } from 'vitest'

import { readRichText } from '#app/content/text/read-rich-text.server.ts'

const base = { origins: ['https://shop.test'], pathHere: (pathname: string) => pathname }
const read = (html: string) => readRichText(html, base)

test('keeps what a text is made of, and turns addresses into links', () => {
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

test('a heading of the first rank becomes one of the second: the page has its own', () => {
  expect(read('<h1>Villkor</h1>')).toEqual([{ tag: 'h2', children: ['Villkor'] }])
})

test('rows of a table hold cells and nothing between them', () => {
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

test.for([
  '<script>alert(1)</script>',
  '<style>body{display:none}</style>',
  '<iframe src="https://evil.example"></iframe>',
  '<object data="x"></object>',
  '<template><script>alert(1)</script></template>',
  '<!-- a comment -->',
])('%s leaves nothing', (html) => {
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
])('%s is left with its words alone', (html) => {
  const text = JSON.stringify(read(html))
  expect(text).not.toMatch(/alert|evil|onerror|onclick|style|javascript|cookie|class/)
})

test.for([30, 3_000, 30_000])('nested %d times it does no harm', (times) => {
  const depthOf = (nodes: ReturnType<typeof read>): number =>
    Math.max(
      0,
      ...nodes.map((node) => (typeof node === 'string' ? 0 : 1 + depthOf(node.children ?? []))),
    )
  expect(depthOf(read('<ul><li>'.repeat(times)))).toBeLessThanOrEqual(40)
})
