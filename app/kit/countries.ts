/**
 * Countries whose laws the shop knows (ISO 3166): identity numbers and public holidays. A market of
 * another country works too, with what holds nearly everywhere.
 */
const countries = ['SE', 'DK', 'NO', 'FI', 'AX', 'DE'] as const

export type Country = (typeof countries)[number]

export function isCountry(code: string): code is Country {
  return (countries as readonly string[]).includes(code)
}
