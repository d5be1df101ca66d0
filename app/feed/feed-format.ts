import { escapeXml, xmlDeclaration } from '#app/sitemap/sitemap-xml.ts'

import { feedAttributes, type FeedAttribute, type FeedItem } from './feed-item.ts'

export interface FeedHead {
  title: string
  /** Absolute URL of the start page. */
  link: string
  description: string
  /** BCP 47. */
  language: string
}

/** How a feed is written: a start, its items and an end. */
export interface FeedFormat {
  type: string
  start(head: FeedHead): string
  item(item: FeedItem): string
  end: string
}

/** The attributes that are elements of RSS itself. */
const ofRss: ReadonlySet<FeedAttribute> = new Set(['title', 'description', 'link'])

/** RSS 2.0 with the namespace of Google Merchant. */
const xml: FeedFormat = {
  type: 'application/xml',
  start: ({ title, link, description, language }) =>
    `${xmlDeclaration}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n` +
    `<title>${escapeXml(title)}</title>\n<link>${escapeXml(link)}</link>\n` +
    `<description>${escapeXml(description)}</description>\n<language>${language}</language>\n`,
  item: (item) =>
    `<item>${feedAttributes.map((name) => elements(name, item[name])).join('')}</item>\n`,
  end: '</channel>\n</rss>\n',
}

/** One element for each value. */
function elements(name: FeedAttribute, value: string | undefined): string {
  if (!value) return ''
  const tag = ofRss.has(name) ? name : `g:${name}`
  const values = name === 'additional_image_link' ? value.split(',') : [value]
  return values.map((each) => `<${tag}>${escapeXml(each)}</${tag}>`).join('')
}

/** Text with tabs; a value with a quote is quoted, since one at its start would open a quoted value. */
const tsv: FeedFormat = {
  type: 'text/tab-separated-values',
  start: () => `${feedAttributes.join('\t')}\n`,
  item: (item) => `${feedAttributes.map((name) => cell(item[name] ?? '')).join('\t')}\n`,
  end: '',
}

function cell(value: string): string {
  return value.includes('"') ? `"${value.replaceAll('"', '""')}"` : value
}

export const feedFormats = { xml, tsv } as const satisfies Record<string, FeedFormat>
