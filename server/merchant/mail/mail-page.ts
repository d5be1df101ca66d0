import { html, raw } from 'hono/html'
import type { LanguageCode } from '../channel/markets.ts'
import { mailMessages } from './mail-messages.ts'
import { mailStyle } from './mail-style.ts'

interface MailPageOptions {
  language: LanguageCode
  subject: string
  /** What stands between the subject and the sender. */
  content: ReturnType<typeof html>
}

/** The HTML of a mail: the subject as its heading, the content, the sender. */
export function mailPage({ language, subject, content }: MailPageOptions): string {
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
          ${content}
          <p>${mailMessages[language].signoff}<br />Hemvist</p>
        </main>
      </body>
    </html>`
  return String(page)
}
