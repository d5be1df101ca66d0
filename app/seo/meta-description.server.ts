import { excerpt } from '#app/kit/plain-text.server.ts'

/** Search engines show about half of this, link previews a little more. */
const maxLength = 300

/** A merchant's text without markup, in one line. */
export function metaDescription(text: string): string {
  return excerpt(text, maxLength)
}
