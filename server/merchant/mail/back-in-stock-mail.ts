/** The mail that a product is in stock again: what it is, and where it can be bought. */
import { html, raw } from 'hono/html'
import type { LanguageCode } from '../channel/markets.ts'
import { mailStyle } from './mail-style.ts'
import type { Mail } from './outbox.store.ts'
import { outboxWords } from './mail-messages.ts'

export interface StockMailFacts {
  recipient: string
  language: LanguageCode
  /** Name and, where there are sizes, the size. */
  product: readonly string[]
  url: string
  subjectKey: string
}

export function stockMail({ recipient, language, product, url, subjectKey }: StockMailFacts): Mail {
  const words = outboxWords[language]
  const name = product.join(', ')
  const subject = words.stockSubject.replace('{name}', () => name)
  const intro = words.stockIntro.replace('{name}', () => name)
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${subject}</title>
        ${raw(`<style>${mailStyle}</style>`)}
      </head>
      <body>
        <main>
          <h1>${subject}</h1>
          <p>${intro}</p>
          <p><a href="${url}">${words.stockLink}</a></p>
          <p>${words.stockOnce}</p>
          <p>${words.signoff}<br />Hemvist</p>
        </main>
      </body>
    </html>`
  return {
    kind: 'back-in-stock',
    subjectKey,
    recipient,
    language,
    subject,
    text: [intro, '', url, '', words.stockOnce, '', words.signoff, 'Hemvist', ''].join('\n'),
    html: String(page),
  }
}
