import type { MetaDescriptor, MetaFunction } from '@remix-run/node'

import type { Alternate } from './hreflang.ts'

/** Metadata of a page for search engines and link previews; its loader creates it. */
export interface PageHead {
  title: string
  description: string
  /** Absolute URL of the page; null for a private page. */
  canonical: string | null
  alternates: Alternate[]
  /** Whether the alternates are also `hreflang` links: only on a page that is indexed under its own URL. */
  hasHreflangTags: boolean
  /** `content` of the robots meta. */
  robots: string | null
  shopName: string
  /** In the format of Open Graph (`sv_SE`), the page's own first. */
  locales: string[]
  type: 'website' | 'product'
  picture: ShareImage | null
}

export interface ShareImage {
  /** Absolute URL. */
  href: string
  /** Pixels. */
  width: number
  height?: number
  alt: string
}

/** Loader data of every screen with a head, which `pageMeta` and the footer read. */
export interface PageHeadData {
  head: PageHead
}

/** The `meta` of every screen. A failed page has no data, and the title of the layout around it. */
export const pageMeta: MetaFunction<() => PageHeadData> = ({ data, matches }) =>
  data ? headTags(data.head) : (matches.at(-2)?.meta ?? [])

export function headTags(head: PageHead): MetaDescriptor[] {
  return [
    { title: withShopName(head) },
    ...(head.description ? [{ name: 'description', content: head.description }] : []),
    ...(head.robots ? [{ name: 'robots', content: head.robots }] : []),
    ...addressTags(head),
    ...(head.canonical ? sharingTags(head, head.canonical) : []),
  ]
}

function withShopName({ title, shopName }: PageHead): string {
  return title.includes(shopName) ? title : `${title} | ${shopName}`
}

function addressTags({ canonical, alternates, hasHreflangTags }: PageHead): MetaDescriptor[] {
  return [
    ...(canonical ? [{ tagName: 'link' as const, rel: 'canonical', href: canonical }] : []),
    ...(hasHreflangTags ? alternates : []).map(({ hreflang, href }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      // React renders the attribute in lower case.
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
