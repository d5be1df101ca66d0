/** The mail that a product is in stock again, with its name and a link to it. */
import { html, raw } from 'hono/html'
import type { LanguageCode } from '../channel/markets.ts'
import { mailStyle } from './mail-style.ts'
import type { Mail } from './outbox.store.ts'
import { mailMessages } from './mail-messages.ts'

interface StockMailFacts {
  recipient: string
  language: LanguageCode
  /** Name and, where there are sizes, the size. */
  product: readonly string[]
  url: string
  subjectKey: string
}

export function backInStockMail({
  recipient,
  language,
  product,
  url,
  subjectKey,
}: StockMailFacts): Mail {
  const messages = mailMessages[language]
  const name = product.join(', ')
  const subject = messages.stockSubject.replace('{name}', () => name)
  const intro = messages.stockIntro.replace('{name}', () => name)
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
          <p><a href="${url}">${messages.stockLink}</a></p>
          <p>${messages.stockOnce}</p>
          <p>${messages.signoff}<br />Hemvist</p>
        </main>
      </body>
    </html>`
  return {
    kind: 'back-in-stock',
    subjectKey,
    recipient,
    language,
    subject,
    text: [intro, '', url, '', messages.stockOnce, '', messages.signoff, 'Hemvist', ''].join('\n'),
    html: String(page),
  }
}
