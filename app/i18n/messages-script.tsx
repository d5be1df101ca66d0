import { createContext, useContext } from 'react'

const messagesElementId = 'words'

/** What the browser starts with: where it is, by which request, and the words of its page by area. */
export interface SentMessages<Scope = unknown> {
  scope: Scope
  requestId: string
  messages: Record<string, Record<string, unknown>>
}

const Sent = createContext<SentMessages | null>(null)

/** The server says what travels with the document; the browser has no need to. */
export const SentMessagesProvider = Sent.Provider

/** Place and words of this page as data in the document. */
export function MessagesScript({ nonce }: { nonce: string | undefined }) {
  const sent = useContext(Sent)
  return (
    <script
      id={messagesElementId}
      type="application/json"
      nonce={nonce}
      // In the browser the content stays what the server sent.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: sent ? safeJson(sent) : '' }}
    />
  )
}

/** What the document brought, read in the browser. */
export function readSentMessages<Scope>(): SentMessages<Scope> {
  const text = document.getElementById(messagesElementId)?.textContent
  return JSON.parse(text || '{"requestId":"","messages":{}}') as SentMessages<Scope>
}

/** JSON that cannot end its script element. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/>/g, '\\u003e')
    .replace(/&/g, '\\u0026')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}
