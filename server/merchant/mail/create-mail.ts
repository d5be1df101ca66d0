/** Writes a mail as text and as HTML from the same parts, in the frame that all mails have. */
import { html, raw } from 'hono/html'
import { htmlPage } from '../browser-pages.ts'
import { channel } from '../channel/markets.ts'
import { mailMessages } from './mail-messages.ts'
import { mailHead } from './mail-style.ts'
import type { Mail } from './outbox.store.ts'
import { sellerLines, type Sender } from './sender.ts'
import { shopLink } from './shop-link.ts'

/** A name and its value, which may be the total of those before it. */
export type Fact = readonly [name: string, value: string, isTotal?: boolean]

/** An article, with what it costs where the mail is about money. */
export interface Goods {
  name: string
  amount?: string
  note?: string | null
  /** Name of the package whose parts begin here. */
  heading?: string | null
  isPart?: boolean
  url?: string | null
  pictureUrl?: string | null
}

interface Title {
  title: string
  /** Below the title of the section before it. */
  isSubsection?: boolean
}

export interface TextSection extends Title {
  paragraphs: readonly string[]
}

/** A paragraph may have several lines. A mail has one button at most. */
type Part =
  | string
  | { link: string; name: string; isButton?: boolean }
  | TextSection
  | { pictureUrl: string; link: string; name: string }
  | { facts: readonly Fact[]; areAmounts?: boolean }
  | (Title & { goods: readonly Goods[] })

/** @param parts their lines have an empty line between them, but not within a list of parts */
export function createMail(
  mail: Omit<Mail, 'text' | 'html'>,
  parts: readonly (Part | readonly Part[])[],
  sender: Sender,
): Mail {
  const { language, subject } = mail
  const { signoff } = mailMessages[language]
  const seller = sellerLines(sender, language)
  const text = parts.flatMap((part) => {
    const lines = [part].flat().flatMap(linesOf)
    return lines.length ? [...lines, ''] : []
  })
  const main = html`<p class="mark">
      <a href="${shopLink(sender.publicOrigin, language, '/', {})}">${channel.name}</a>
    </p>
    <div class="sheet">
      <h1>${unbroken(subject)}</h1>
      ${parts.flat().map(htmlOf)}
      <p>${signoff}<br />${channel.name}</p>
    </div>
    <p class="seller"><small>${lineBreaks(seller)}</small></p>`
  return {
    ...mail,
    text: [...text, signoff, channel.name, '', ...seller, ''].join('\n'),
    // Some programs cut mails of more than a hundred kilobytes, and an order may have many rows.
    html: String(htmlPage(language, subject, raw(mailHead), main)).replace(/\n\s+/g, '\n'),
  }
}

function linesOf(part: Part): readonly string[] {
  if (typeof part === 'string') return [part]
  if ('pictureUrl' in part) return []
  if ('link' in part) return [`${part.name}: ${part.link}`]
  if ('facts' in part) return part.facts.map(factLine)
  const title = part.isSubsection ? part.title : part.title.toUpperCase()
  if ('paragraphs' in part) return [title, part.paragraphs.join('\n\n')].filter(Boolean)
  const goods = part.goods.flatMap(({ name, amount, note, heading, isPart }) => [
    ...(heading ? [`${heading}:`] : []),
    (isPart ? '  ' : '') + [name, amount].filter(Boolean).join('  '),
    ...(note ? [`    ${note}`] : []),
  ])
  return [title, ...goods]
}

const factLine = ([name, value]: Fact) => `${name}: ${value}`

const lineBreaks = (lines: readonly string[]) =>
  lines.map((line, index) => [index ? html`<br />` : '', unbroken(line)])

/** No line ends after a hyphen in `3-sitssoffa` and `e-post`. */
const unbroken = (text: string) =>
  text
    .split(/(\b(?:\d{1,9}|[Ee])[-–][\p{L}\d]{1,24})(?![\p{L}\d])/u)
    .map((part, index) => (index % 2 ? html`<span class="unbroken">${part}</span>` : part))

const paragraph = (text: string) => html`<p>${lineBreaks(text.split('\n'))}</p>`

function htmlOf(part: Part): unknown {
  if (typeof part === 'string') return paragraph(part)
  if ('pictureUrl' in part)
    return html`<p>
      <a href="${part.link}"
        ><img src="${part.pictureUrl}" width="240" height="300" alt="${part.name}"
      /></a>
    </p>`
  if ('link' in part)
    return part.isButton ? button(part) : html`<p>${linkTo(part.link, part.name)}</p>`
  if ('facts' in part) {
    const row = factRow(part.areAmounts ? amountCell : 'class="long"')
    return html`<table width="100%">
      ${part.facts.map(row)}
    </table>`
  }
  const title = part.isSubsection ? html`<h3>${part.title}</h3>` : html`<h2>${part.title}</h2>`
  if ('paragraphs' in part) return [title, part.paragraphs.map(paragraph)]
  return [
    title,
    html`<table width="100%">
      ${part.goods.map(goodsRows)}
    </table>`,
  ]
}

const linkTo = (url: string, name: string) => html`<a href="${url}">${unbroken(name)}</a>`

/** Also a button where a program drops the style sheet, or the padding of links. */
const button = ({ link, name }: { link: string; name: string }) =>
  html`<table class="button">
    <tr>
      <td style="background:#20463b;border-radius:4px;padding:14px 24px">
        <a href="${link}" style="color:#fffdf9;font-weight:bold;text-decoration:none">${name}</a>
      </td>
    </tr>
  </table>`

const amountCell = 'class="amount" align="right" valign="top" nowrap'

/** The picture has no text of its own: the name is beside it. */
function goodsRows({ name, amount, note, heading, url, pictureUrl }: Goods) {
  const picture = pictureUrl && html`<img src="${pictureUrl}" width="64" height="80" alt="" />`
  return html`${
      heading
        ? html`<tr>
            <th scope="rowgroup" colspan="3" align="left"><b>${heading}</b></th>
          </tr>`
        : ''
    }
    <tr>
      <td width="80" valign="top">${picture ?? ''}</td>
      <th class="long" scope="row" align="left" valign="top">
        ${url ? linkTo(url, name) : unbroken(name)}${note ? html`<br /><small>${note}</small>` : ''}
      </th>
      <td ${raw(amountCell)}>${amount ?? ''}</td>
    </tr>`
}

const factRow =
  (cell: string) =>
  ([name, value, isTotal]: Fact) =>
    html`<tr${isTotal ? raw(' class="total"') : ''}>
      <th scope="row" align="left" valign="top">${name}</th>
      <td ${raw(cell)}>${value}</td>
    </tr>`
