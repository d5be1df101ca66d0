/** The outbox as pages: a list of sent mails, and each mail as HTML or text. The goods of an order are sent beside its confirmation. */
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

const buttonStyle =
  'font:inherit;font-weight:bold;color:#fffdf9;background:#20463b;border:0;border-radius:4px;padding:8px 16px'

interface OutboxOptions {
  db: Database
  publicBase: string
  mayShip: (orderNumber: number) => boolean
  ship: (orderNumber: number) => void
}

/** Routes relative to `/outbox`. */
export function createOutboxRouter({ db, publicBase, mayShip, ship }: OutboxOptions): Hono {
  const router = new Hono()
  router.use(privatePages(`${policy} ${new URL(publicBase).origin}; form-action 'self'`))

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
                        ${
                          mail.kind === 'order-confirmation' && mayShip(Number(mail.subjectKey))
                            ? html`<form
                                method="post"
                                action="${publicBase}/ship/${mail.subjectKey}?language=${language}"
                              >
                                <p><button style="${buttonStyle}">${messages.ship}</button></p>
                              </form>`
                            : ''
                        }
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

  router.post('/ship/:order{[0-9]{1,12}}', (c) => {
    ship(Number(c.req.param('order')))
    const language = languageOf(c.req.query('language'))
    return c.redirect(`${publicBase}?language=${language}`, 303)
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
