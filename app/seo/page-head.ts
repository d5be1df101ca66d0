import type { MetaDescriptor } from '@remix-run/node'

import type { Alternate } from './hreflang.ts'

/** What a page says of itself to search engines and to whoever shares it; its loader makes one. */
export interface PageHead {
  title: string
  description: string
  /** Absolute address of the page; null for one that nobody is to find or share. */
  canonical: string | null
  /** Where the page is elsewhere, for shoppers who change language. */
  alternates: Alternate[]
  /** Whether search engines are told of them: not when they are shown another page in its place. */
  hasHreflangTags: boolean
  /** `content` of the robots meta. */
  robots: string | null
  shopName: string
  /** As Open Graph writes it: `sv_SE`; the page's own first. */
  locales: string[]
  type: 'website' | 'product'
  picture: ShareImage | null
  /** schema.org data. */
  structured: object[]
}

export interface ShareImage {
  /** Absolute. */
  href: string
  /** Pixels. */
  width: number
  height?: number
  alt: string
}

/**
 * Loader data of every screen with a head. The footer reads it through `useMatches`, which is untyped; each
 * screen's `meta` passes its loader data to `pageHead`, which checks the name and type of `head`.
 */
export interface PageHeadData {
  head: PageHead
}

/**
 * Meta tags of a screen: `meta = ({ data }) => pageHead(data)`. A failed page has no data; its title
 * is the shop's name, from the root.
 */
export function pageHead(data: PageHeadData | undefined): MetaDescriptor[] {
  if (!data) return []
  const { head } = data
  return [
    { title: withShopName(head) },
    ...(head.description ? [{ name: 'description', content: head.description }] : []),
    ...(head.robots ? [{ name: 'robots', content: head.robots }] : []),
    ...addressTags(head),
    ...(head.canonical ? sharingTags(head, head.canonical) : []),
    ...head.structured.map((entry) => ({ 'script:ld+json': entry }) as MetaDescriptor),
  ]
}

/** The shop's name stands behind a title that does not have it. */
function withShopName({ title, shopName }: PageHead): string {
  return title.includes(shopName) ? title : `${title} | ${shopName}`
}

function addressTags({ canonical, alternates, hasHreflangTags }: PageHead): MetaDescriptor[] {
  return [
    ...(canonical ? [{ tagName: 'link' as const, rel: 'canonical', href: canonical }] : []),
    ...(hasHreflangTags ? alternates : []).map(({ hreflang, href }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      // React writes the attribute in lower case.
      hrefLang: hreflang,
      href,
    })),
  ]
}

function sharingTags(head: PageHead, canonical: string): MetaDescriptor[] {
  const { picture } = head
  const [locale, ...otherLocales] = head.locales
  const properties: [property: string, content: string | number | undefined][] = [
    ['og:type', head.type],
    ['og:site_name', head.shopName],
    ['og:title', head.title],
    ['og:description', head.description || undefined],
    ['og:url', canonical],
    ['og:locale', locale],
    ...otherLocales.map((other) => ['og:locale:alternate', other] as [string, string]),
    ['og:image', picture?.href],
    ['og:image:width', picture?.width],
    ['og:image:height', picture?.height],
    ['og:image:alt', picture?.alt],
  ]
  return [
    ...properties.flatMap(([property, content]) =>
      content === undefined ? [] : [{ property, content: String(content) }],
    ),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
