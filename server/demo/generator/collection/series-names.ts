import { hashText } from '#server/merchant/vocabulary/hash-text.ts'

const beginnings =
  `Alm Asp Berg Björk Bro Brunn Eld Fager Fjäll Flod Frö Furu Glän Gran Grön Gull Hag Hassel
    Häger Is Klint Klöver Korn Kvarn Lax Ler Lind Ljung Löv Mo Mull Mån Orm Pil Rag Rim Ros Rönn
    Sand Sjö Skog Snö Sol Svan Tall Tjärn Trast Vall Vass Vind Vinter Åker Älv Ängs`.split(/\s+/)
const endings =
  `ö vik sund ås by holm mark lund dal berga skär fors gård strand udde äng näs backa`.split(/\s+/)
const seconds = ['', ...'Nova Alba Linea Terra Duo Luna Vento Aura Forma'.split(' ')]

const firsts = beginnings.flatMap((beginning) =>
  endings
    .map((ending) => beginning + ending)
    .filter((name) => !/(.)\1\1|([a-zåäö]{3,})\2/i.test(name)),
)

/** A step that is coprime with the number of names selects each name once. */
const stride = coprimeNear(Math.round(firsts.length * 0.382), firsts.length)

/**
 * Name of the nth collection of a theme, different for every n of a theme, in an order that differs
 * between themes. Single words come first; a second word is added when they are used up.
 */
export function seriesName(theme: string, n: number): string {
  const second = seconds[Math.floor(n / firsts.length)]
  if (second === undefined) throw new Error(`No more series names for ${theme}: ${n}`)
  const position = (hashText(theme) + (n % firsts.length) * stride) % firsts.length
  return [firsts[position], second].filter(Boolean).join(' ')
}

function coprimeNear(wanted: number, total: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
  let step = wanted
  while (divisor(step, total) !== 1) step++
  return step
}
