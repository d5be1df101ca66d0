import { excerpt } from '#app/kit/plain-text.server.ts'

/** Search engines show about half of it, link previews a little more. */
const maxLength = 300

/** Merchant's words without their markup, in one line. */
export function metaDescription(text: string): string {
  return excerpt(text, maxLength)
}
