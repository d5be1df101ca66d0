import { createContext, useContext } from 'react'

import type { ThemeLink } from '../ui/theme/theme-link.tsx'

const messagesElementId = 'words'

type Messages = Record<string, Record<string, unknown>>

/** Data for the start in the browser: URL scope, request id, and the page's own messages by namespace. */
export interface SentMessages<Scope = unknown> {
  scope: Scope
  requestId: string
  /** On error pages alone. */
  traceId?: string
  messages: Messages
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

/** A statement of a script that every page of a language loads before it starts. */
export const sharedMessagesStatement = (messages: Messages): string =>
  `window.sharedMessages=${JSON.stringify(messages)};`

/** Reads in the browser the data of `MessagesScript`, with the messages that pages share. */
export function readSentMessages<Scope>(): SentMessages<Scope> {
  const text = document.getElementById(messagesElementId)?.textContent
  const sent = JSON.parse(text || '{"requestId":"","messages":{}}') as SentMessages<Scope>
  const { sharedMessages } = window as { sharedMessages?: Messages }
  return { ...sent, messages: { ...sharedMessages, ...sent.messages } }
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
