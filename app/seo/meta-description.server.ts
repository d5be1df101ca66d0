import { excerpt } from '#app/kit/plain-text.server.ts'

/** Search engines show about half of it, whoever shares a page a little more. */
const longest = 300

/** Merchant's words without their markup, in one line. */
export function metaDescription(text: string): string {
  return excerpt(text, longest)
}
