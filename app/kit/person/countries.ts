/**
 * Countries whose rules for identity numbers, postal codes and public holidays the shop has (ISO 3166). A market of
 * another country works too, with the rules of most countries.
 */
const countries = ['SE', 'DK', 'NO', 'FI', 'AX', 'DE'] as const

export type Country = (typeof countries)[number]

export function isCountry(code: string): code is Country {
  return (countries as readonly string[]).includes(code)
}
