/** Countries (ISO 3166) whose rules for numbers, postal codes and holidays the shop has. Others have those of most. */
const countries = ['SE', 'DK', 'NO', 'FI', 'AX', 'DE'] as const

export type Country = (typeof countries)[number]

export function isCountry(code: string): code is Country {
  return (countries as readonly string[]).includes(code)
}
