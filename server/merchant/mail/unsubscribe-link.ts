/** The link of a mail to the page that ends such mails, and the header fields by which mail programs offer it. */
import { channel, type LanguageCode } from '../channel/markets.ts'

/** @param about what ends; the page words its question by it */
export function unsubscribeLink(
  publicOrigin: string,
  { language, token, about }: { language: LanguageCode; token: string; about?: 'alerts' },
): string {
  const prefix = language === channel.defaultLanguage ? '' : `/${language}`
  const link = new URL(`${prefix}/newsletter/unsubscribe`, publicOrigin)
  link.searchParams.set('token', token)
  if (about) link.searchParams.set('about', about)
  return link.href
}

/** RFC 8058: the button of a mail program posts to the link. */
export const unsubscribeHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
