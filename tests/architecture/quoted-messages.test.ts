import { describe, expect, it } from 'vitest'

import { namespacesOf, source, messagesIn } from './locale-files.ts'
import { quoted, withPlaceholders } from './quoted-messages.ts'

const messages = new Map<string, string>(
  namespacesOf(source).flatMap((file) =>
    [...messagesIn(source, file)].map(
      ([key, sentence]) => [`${file.replace('.json', '')}:${key}`, sentence] as const,
    ),
  ),
)

describe('a sentence of the specification', () => {
  it.each(quoted)('"%s" is a message', (sentence, ...keys) => {
    for (const key of keys) expect.soft(messages.get(key), key).toBe(withPlaceholders(sentence))
  })
})
