import type { Alternate } from '#app/seo/hreflang.ts'

/** One page of the sitemap: its URL, and those in other languages and markets. */
export interface SitemapEntry {
  /** Absolute URL. */
  address: string
  /** ISO date of its last change, if known. */
  changed?: string
  alternates: readonly Alternate[]
}

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export const urlSetStart = `${xmlDeclaration}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
export const urlSetEnd = '</urlset>\n'

export function urlElement({ address, changed, alternates }: SitemapEntry): string {
  const links = alternates.map(
    ({ hreflang, href }) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
  )
  const lastmod = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : ''
  return `<url><loc>${escapeXml(address)}</loc>${lastmod}${links.join('')}</url>\n`
}

export function sitemapIndexXml(addresses: readonly string[]): string {
  const files = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`)
  return `${xmlDeclaration}<sitemapindex xmlns="${namespace}">\n${files.join('')}</sitemapindex>\n`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

export function escapeXml(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign) : text
}
