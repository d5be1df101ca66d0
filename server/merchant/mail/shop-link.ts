import { languagePrefix, type LanguageCode } from '../channel/markets.ts'

export function shopLink(
  origin: string,
  language: LanguageCode,
  path: string,
  parameters: Readonly<Record<string, string>>,
): string {
  const link = new URL(languagePrefix(language) + path, origin)
  for (const [name, value] of Object.entries(parameters)) link.searchParams.set(name, value)
  return link.href
}

/** The header fields by which mail programs offer a link that ends such mails: RFC 8058, its button posts to the link. */
export const unsubscribeHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
