import { safeJson } from '#app/i18n/messages-script.tsx'

const described = new WeakMap<object, readonly object[]>()

/**
 * Adds schema.org data to the document of a request. It is no loader data: search engines read documents, and a page
 * would carry it twice.
 */
export function describePage(context: object, data: readonly object[]): void {
  described.set(context, data)
}

/** The document with the data at the end of its head, where React, which did not render it, leaves it. */
export function withStructuredData(html: string, context: object): string {
  const elements = (described.get(context) ?? []).map(
    (entry) => `<script type="application/ld+json">${safeJson(entry)}</script>`,
  )
  return elements.length > 0 ? html.replace('</head>', () => `${elements.join('')}</head>`) : html
}
