import { expect, it } from 'vitest'

import { headTags, type PageHead } from '#app/seo/page-head.ts'

const head: PageHead = {
  title: 'Soffor',
  description: 'Mjuka soffor',
  canonical: 'https://shop.example/c/soffor',
  alternates: [{ hreflang: 'en', href: 'https://shop.example/en/c/sofas' }],
  hasHreflangTags: true,
  robots: null,
  shopName: 'Hemvist',
  locales: ['sv_SE', 'en_US'],
  type: 'website',
  picture: { href: 'https://shop.example/p.jpg', width: 1000, alt: 'En soffa' },
}

it.each([
  ['Soffor', 'Soffor | Hemvist'],
  ['Hemvist – möbler', 'Hemvist – möbler'],
])('the title %j becomes %j', (title, expected) => {
  expect(headTags({ ...head, title })).toContainEqual({ title: expected })
})

it('contains the canonical address and the other languages', () => {
  const tags = headTags(head)
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: head.canonical })
  expect(tags).toContainEqual({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: 'en',
    href: 'https://shop.example/en/c/sofas',
  })
})

it('writes Open Graph as properties, and only known ones', () => {
  const properties = headTags(head).flatMap((tag) =>
    'property' in tag ? [[tag.property, tag.content]] : [],
  )
  expect(Object.fromEntries(properties)).toEqual({
    'og:type': 'website',
    'og:site_name': 'Hemvist',
    'og:title': 'Soffor',
    'og:description': 'Mjuka soffor',
    'og:url': 'https://shop.example/c/soffor',
    'og:locale': 'sv_SE',
    'og:locale:alternate': 'en_US',
    'og:image': 'https://shop.example/p.jpg',
    'og:image:width': '1000',
    'og:image:alt': 'En soffa',
  })
})

it('a private page has its title and is not indexed', () => {
  const tags = headTags({
    ...head,
    robots: 'noindex',
    description: '',
    canonical: null,
    hasHreflangTags: false,
  })
  expect(tags).toEqual([{ title: 'Soffor | Hemvist' }, { name: 'robots', content: 'noindex' }])
})
