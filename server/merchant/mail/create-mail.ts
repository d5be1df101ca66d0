/** Writes a mail as text and as HTML from the same parts. */
import { html, raw } from 'hono/html'
import { htmlPage } from '../browser-pages.ts'
import { mailMessages } from './mail-messages.ts'
import type { Mail } from './outbox.store.ts'

/** A name and its value. */
export type Fact = readonly [name: string, value: string]

/** A paragraph, a link (whose line is its address), a table, or lines with HTML of their own. */
type Part =
  | string
  | { link: string; name: string; line?: string }
  | { facts: readonly Fact[] }
  | { lines: readonly string[]; html: unknown }

/** @param parts their lines have an empty line between them, but not within a list of parts */
export function createMail(
  mail: Omit<Mail, 'text' | 'html'>,
  parts: readonly (Part | readonly Part[])[],
): Mail {
  const { language, subject } = mail
  const { signoff } = mailMessages[language]
  const text = parts.flatMap((part) => [...[part].flat().flatMap(linesOf), ''])
  const main = html`<h1>${subject}</h1>
    ${parts.flat().map(htmlOf)}
    <p>${signoff}<br />Hemvist</p>`
  const style = raw(`<style>${mailStyle}</style>`)
  return {
    ...mail,
    text: [...text, signoff, 'Hemvist', ''].join('\n'),
    html: String(htmlPage(language, subject, style, main)),
  }
}

function linesOf(part: Part): readonly string[] {
  if (typeof part === 'string') return [part]
  if ('link' in part) return [part.line ?? part.link]
  return 'facts' in part ? part.facts.map((fact) => fact.join(': ')) : part.lines
}

function htmlOf(part: Part): unknown {
  if (typeof part === 'string') return html`<p>${part}</p>`
  if ('link' in part) return html`<p><a href="${part.link}">${part.name}</a></p>`
  if ('html' in part) return part.html
  return html`<table>
    ${part.facts.map((fact) => tableRow(fact))}
  </table>`
}

export const tableRow = ([name, value]: Fact, note: string | null = null) =>
  html`<tr>
    <th scope="row">${name}${note ? html`<br /><small>${note}</small>` : ''}</th>
    <td>${value}</td>
  </tr>`

/** Colours of mails, which cannot link to a stylesheet. */
export const mailStyle = `body{margin:0;background:#f6f2ea;color:#241f1a;font:15px/1.6 Verdana,sans-serif}
main{max-width:36rem;margin:0 auto;padding:2rem 1.5rem;background:#fffdf9}
h1{font-size:1.4rem;margin:0 0 1rem}h2{font-size:1rem;margin:1.75rem 0 .25rem}
table{width:100%;border-collapse:collapse}th{text-align:left;font-weight:normal}
td,th{padding:.4rem 0;border-bottom:1px solid #ddd3c4;vertical-align:top}
td:last-child{text-align:right;white-space:nowrap;padding-left:1rem}
.total th,.total td{font-weight:bold}address{font-style:normal}small{color:#6b6157}`
