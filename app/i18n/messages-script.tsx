import { createContext, useContext } from 'react'

import type { ThemeLink } from '../ui/theme/theme-link.tsx'

const messagesElementId = 'words'

/** Data for the start in the browser: URL scope, request id, and the page's messages by namespace. */
export interface SentMessages<Scope = unknown> {
  scope: Scope
  requestId: string
  messages: Record<string, Record<string, unknown>>
  /** The channel's theme; null for the usual one. */
  theme: ThemeLink | null
}

const Sent = createContext<SentMessages | null>(null)

/** On the server, sets the data that the document contains; not used in the browser. */
export const SentMessagesProvider = Sent.Provider

/** A data script in the document with the page's scope, request id and messages. */
export function MessagesScript({ nonce }: { nonce: string | undefined }) {
  const sent = useContext(Sent)
  return (
    <script
      id={messagesElementId}
      type="application/json"
      nonce={nonce}
      // In the browser the context is empty; the content that the server sent remains.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: sent ? safeJson(sent) : '' }}
    />
  )
}

/** Reads in the browser the data of `MessagesScript`. */
export function readSentMessages<Scope>(): SentMessages<Scope> {
  const text = document.getElementById(messagesElementId)?.textContent
  return JSON.parse(text || '{"requestId":"","messages":{}}') as SentMessages<Scope>
}

/** JSON escaped for a script element, which it cannot close. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/>/g, '\\u003e')
    .replace(/&/g, '\\u0026')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}
