/** The outbox as pages: a list of sent mails, and each mail as HTML or text. */
import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { htmlPage, privatePages } from '../browser-pages.ts'
import { languages, type LanguageCode } from '../channel/markets.ts'
import type { Database } from '../store/database.ts'
import { mailHead, mailStyle } from './mail-style.ts'
import { mailMessages } from './mail-messages.ts'
import { findMail, listLatestMail } from './outbox.store.ts'

const listLength = 100

const styleHash = createHash('sha256').update(mailStyle).digest('base64')
/** The buttons of mails have styles of their own. */
const policy = `style-src 'sha256-${styleHash}'; style-src-attr 'unsafe-inline'; img-src`

interface OutboxOptions {
  db: Database
  /** Path of the routes for browsers. */
  publicBase: string
}

/** Routes relative to `/outbox`. */
export function createOutboxRouter({ db, publicBase }: OutboxOptions): Hono {
  const router = new Hono()
  router.use(privatePages(`${policy} ${new URL(publicBase).origin}`))

  router.get('/', (c) => {
    const language = languageOf(c.req.query('language'))
    const messages = mailMessages[language]
    const mails = listLatestMail(db, listLength)
    return c.html(
      page(
        language,
        messages.outbox,
        html`<h1>${messages.outbox}</h1>
          <p>${messages.outboxText}</p>
          ${
            mails.length
              ? html`<ul>
                  ${mails.map(
                    (mail) =>
                      html`<li lang="${mail.language}">
                        <a href="${publicBase}/${mail.id}">${mail.subject}</a>
                        <p>
                          ${messages.to} ${mail.recipient} ·
                          <time datetime="${new Date(mail.sentAtMs).toISOString()}"
                            >${new Date(mail.sentAtMs).toISOString().slice(0, 16).replace('T', ' ')}
                            UTC</time
                          >
                          · <a href="${publicBase}/${mail.id}/text">${messages.asText}</a>
                        </p>
                        ${Object.entries(mail.headers).map(
                          ([name, value]) => html`<p>${name}: ${value}</p>`,
                        )}
                      </li>`,
                  )}
                </ul>`
              : html`<p>${messages.empty}</p>`
          }`,
      ),
    )
  })

  router.get('/:id{[0-9]+}', (c) => {
    const mail = findMail(db, Number(c.req.param('id')))
    return mail ? c.html(mail.html) : c.html(notFoundPage(languageOf(c.req.query('language'))), 404)
  })

  router.get('/:id{[0-9]+}/text', (c) => {
    const mail = findMail(db, Number(c.req.param('id')))
    return mail ? c.text(mail.text) : c.text('', 404)
  })

  router.notFound((c) => c.html(notFoundPage('sv'), 404))

  function notFoundPage(language: LanguageCode) {
    const messages = mailMessages[language]
    return page(
      language,
      messages.missing,
      html`<h1>${messages.missing}</h1>
        <p><a href="${publicBase}">${messages.all}</a></p>`,
    )
  }
  return router
}

const page = (language: LanguageCode, title: string, main: unknown) =>
  htmlPage(language, title, raw(mailHead), html`<div class="sheet">${main}</div>`)

function languageOf(typed: string | undefined): LanguageCode {
  return languages.find(({ code }) => code === typed)?.code ?? 'sv'
}
