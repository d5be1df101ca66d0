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

/** A message may be the text of another one: `$t(common:noResponse)`. */
function textOf(key: string): string | undefined {
  const [, other] = /^\$t\((.+)\)$/.exec(messages.get(key) ?? '') ?? []
  return other ? textOf(other) : messages.get(key)
}

describe('a sentence of the specification', () => {
  it.each(quoted)('"%s" is a message', (sentence, ...keys) => {
    for (const key of keys) expect.soft(textOf(key), key).toBe(withPlaceholders(sentence))
  })
})
