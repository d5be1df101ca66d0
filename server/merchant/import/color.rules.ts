import { sameInAllLanguages } from '../vocabulary/local-text.ts'
import { slug } from '../vocabulary/slug.ts'
import type { Color } from '../vocabulary/colors.ts'
import { colorKeysByWord, foldWord, knownColors } from './color-words.ts'

/** Hex digits of an unknown colour name: the tone of undyed linen. */
const unknownHex = 'C9BFAE'

export interface FeedColors {
  /** Name of the colour; both names when the feed names two. */
  main: Color
  /** Legs, frame or top, when the feed names a second colour. */
  accent: Color | null
}

/** `white/black`, `Ljusgrå`, `Oak, black`: one or two colours; null when there is no text. */
export function readColors(text: string): FeedColors | null {
  const parts = text
    .split(/\s*[/,;|+&]\s*|\s+(?:and|och|og|ja|with|med)\s+/i)
    .filter((part) => part.trim() !== '')
  const [first, second] = parts.map(readColor)
  if (!first) return null
  const isPair = second !== undefined && second.key !== first.key
  return { main: isPair ? pair(first, second) : first, accent: isPair ? second : null }
}

function readColor(text: string): Color {
  const words = foldWord(text).split(' ')
  const key = phrases(words)
    .map((phrase) => colorKeysByWord.get(phrase))
    .find(Boolean)
  const known = key === undefined ? tailColor(words) : knownColors.get(key)
  if (known) return known
  const name = text.trim()
  return { key: slug(name) || 'other', hex: unknownHex, names: sameInAllLanguages(capital(name)) }
}

/** Runs of words, longest first: of `very light grey` also `light grey` before `grey`. */
function phrases(words: string[]): string[] {
  const found: string[] = []
  for (let length = words.length; length > 0; length -= 1) {
    for (let start = words.length - length; start >= 0; start -= 1) {
      found.push(words.slice(start, start + length).join(' '))
    }
  }
  return found
}

/** Nordic compounds end in the colour: `duvblå` is a blue. */
function tailColor(words: string[]): Color | undefined {
  const last = words.at(-1) ?? ''
  const tail = [...colorKeysByWord.keys()]
    .filter((word) => word.length > 2 && last.length > word.length && last.endsWith(word))
    .sort((a, b) => b.length - a.length)[0]
  return tail === undefined ? undefined : knownColors.get(colorKeysByWord.get(tail)!)
}

function pair(first: Color, second: Color): Color {
  const names = { ...first.names }
  for (const language of Object.keys(names) as (keyof typeof names)[]) {
    names[language] = `${first.names[language]}/${second.names[language].toLowerCase()}`
  }
  return { key: `${first.key}-${second.key}`, hex: first.hex, names }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
