/** The text of a page without its markup, for mails. */
import type { LanguageCode } from '../channel/markets.ts'
import { plainText } from '../catalogue/plain-text.rules.ts'
import type { AreaRecord } from './content-record.ts'
import { hasTags } from './content.rules.ts'

/** Titles and paragraphs of the first page with a tag; empty without one. */
export function textOfPage(
  areas: readonly AreaRecord[],
  tag: string,
  language: LanguageCode,
  origin: string,
): { title: string; paragraphs: string[] }[] {
  const area = areas.find((each) => each.page && hasTags(each, { include: [tag], exclude: [] }))
  return (area?.containers ?? [])
    .flatMap(({ widgets }) => widgets.map(({ configuration }) => configuration[language]))
    .map(({ title, text }) => ({
      title: String(title ?? ''),
      paragraphs: paragraphsOf(String(text ?? ''), origin),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0)
}

/** A link is followed by its address. */
export function paragraphsOf(markup: string, origin: string): string[] {
  const withAddresses = markup.replace(
    /<a\s[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs,
    (_, href: string, name: string) =>
      URL.canParse(href, origin) ? `${name} (${new URL(href, origin).href})` : name,
  )
  return plainText(withAddresses.replace(/\s+/g, ' ').replace(/<li\b[^>]*>/g, '$&• '))
    .split('\n')
    .filter(Boolean)
}
