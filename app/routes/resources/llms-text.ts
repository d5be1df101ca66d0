import { oneLine } from '#app/feed/feed-text.ts'

export interface LlmsLink {
  name: string
  /** Absolute URL. */
  url: string
  note?: string
}

interface LlmsContent {
  title: string
  summary: string
  /** Sentences below the summary. */
  facts: readonly string[]
  sections: readonly { title: string; links: readonly LlmsLink[] }[]
}

/** A text for language models, in the form of https://llmstxt.org; a section without links is left out. */
export function llmsText({ title, summary, facts, sections }: LlmsContent): string {
  return [
    `# ${plain(title)}`,
    `> ${plain(summary)}`,
    ...facts.map(plain),
    ...sections
      .filter(({ links }) => links.length > 0)
      .map(({ title: heading, links }) => [`## ${heading}`, '', ...links.map(line)].join('\n')),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
}

function line({ name, url, note }: LlmsLink): string {
  const address = url.replaceAll('(', '%28').replaceAll(')', '%29')
  const shownNote = plain(note ?? '')
  return `- [${plain(name)}](${address})${shownNote && `: ${shownNote}`}`
}

/** A merchant's text without line breaks and the signs of Markdown links. */
function plain(text: string): string {
  return oneLine(text).replace(/[[\]\\]/g, '\\$&')
}
