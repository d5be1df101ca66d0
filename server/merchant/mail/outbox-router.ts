/** The outbox as pages: a list of sent mails, and each mail as HTML or text. */
import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { htmlPage, privatePages } from '../browser-pages.ts'
import { languages, type LanguageCode } from '../channel/markets.ts'
import type { Database } from '../store/database.ts'
import { mailStyle } from './create-mail.ts'
import { mailMessages } from './mail-messages.ts'
import { findMail, listLatestMail } from './outbox.store.ts'

const listLength = 100

/** The content security policy allows each page its stylesheet by hash. */
const listStyle = `:root{color-scheme:light}body{margin:0;background:#f6f2ea;color:#241f1a;
font:15px/1.6 Verdana,sans-serif}main{max-width:52rem;margin:0 auto;padding:2rem 1.5rem}
h1{font-size:1.5rem;margin:0}ul{list-style:none;margin:2rem 0 0;padding:0;border-top:1px solid #cfc4b3}
li{padding:1rem 0;border-bottom:1px solid #cfc4b3}a{color:#5a2e1f}p{margin:.25rem 0 0;color:#6b6157}
.header{font-size:.8rem;overflow-wrap:anywhere}
pre{white-space:pre-wrap;font:inherit;background:#fffdf9;padding:1.5rem}`

const hashOf = (style: string) => createHash('sha256').update(style).digest('base64')
const policy = `style-src 'sha256-${hashOf(mailStyle)}' 'sha256-${hashOf(listStyle)}'; form-action 'none'`

/** Routes relative to `/outbox`; `publicBase` is their path for browsers. */
export function createOutboxRouter({ db, publicBase }: { db: Database; publicBase: string }): Hono {
  const router = new Hono()
  router.use(privatePages(policy))

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
                          ([name, value]) => html`<p class="header">${name}: ${value}</p>`,
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
  htmlPage(language, title, raw(`<style>${listStyle}</style>`), main)

function languageOf(typed: string | undefined): LanguageCode {
  return languages.find(({ code }) => code === typed)?.code ?? 'sv'
}
