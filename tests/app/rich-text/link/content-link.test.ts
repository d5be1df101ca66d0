import { expect, test } from 'vitest'

import { readLink } from '#app/rich-text/link/content-link.ts'

const base = {
  origins: ['https://shop.test'],
  localPath: (pathname: string) => (pathname.startsWith('/en/') ? null : pathname),
}
const inside = (to: string) => ({ kind: 'inside', to })
const outside = (href: string) => ({ kind: 'outside', href, opensNewTab: false })

test.for([
  ['/kopvillkor', inside('/kopvillkor')],
  ['kopvillkor?a=1#b', inside('/kopvillkor?a=1#b')],
  [' /kopvillkor ', inside('/kopvillkor')],
  ['#top', inside('#top')],
  ['https://shop.test/c/soffor?page=2', inside('/c/soffor?page=2')],
  ['/en/terms', outside('/en/terms')],
  ['https://shop.test/en/terms', outside('/en/terms')],
  ['https://www.arn.se', outside('https://www.arn.se')],
  ['https://shop.test.evil.example/', outside('https://shop.test.evil.example/')],
  ['mailto:kund@shop.test', outside('mailto:kund@shop.test')],
  ['tel:+4687654321', outside('tel:+4687654321')],
] as const)('%s is %j', ([url, link]) => {
  expect(readLink(url, base)).toEqual(link)
})

test.for([
  [''],
  [null],
  ['javascript:alert(1)'],
  ['JAVASCRIPT:alert(1)'],
  ['java\nscript:alert(1)'],
  ['data:text/html,<script>1</script>'],
  ['vbscript:x'],
  ['//evil.example'],
  ['/\\evil.example'],
  ['https://shop.test//evil.example'],
  ['http://'],
  ['ftp://evil.example'],
  [`/${'a'.repeat(3_000)}`],
] as const)('%j is no link', ([url]) => {
  expect(readLink(url, base)).toBeNull()
})

test('a link to another site opens a new tab when the merchant sets it', () => {
  expect(readLink('https://www.arn.se', base, true)).toMatchObject({ opensNewTab: true })
})
