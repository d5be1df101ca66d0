import { createContext, useContext } from 'react'

export const wordsElementId = 'words'

const SentWords = createContext<object | null>(null)

/** The server says which words travel with the document; the browser has no need to. */
export const SentWordsProvider = SentWords.Provider

/** The words of this page as data in the document. */
export function WordsScript({ nonce }: { nonce: string | undefined }) {
  const words = useContext(SentWords)
  return (
    <script
      id={wordsElementId}
      type="application/json"
      nonce={nonce}
      // In the browser the content stays what the server sent.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: words ? safeJson(words) : '' }}
    />
  )
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
