import { sameInAllLanguages } from '#server/merchant/vocabulary/local-text.ts'
import { slug } from '#server/merchant/vocabulary/slug.ts'
import type { Color } from '#server/merchant/vocabulary/colors.ts'

import { colorKeysByWord, foldWord, knownColors } from './color-words.ts'

/** Hex digits for an unknown colour name: the colour of undyed linen. */
const unknownHex = 'C9BFAE'

interface FeedColors {
  /** The first colour; with both names when the feed names two. */
  main: Color
  /** The second colour, for legs, frame or top; null when the feed names one. */
  accent: Color | null
}

/** Parses one or two colours: `white/black`, `Ljusgrå`, `Oak, black`. Null when there is no text. */
export function parseColors(text: string): FeedColors | null {
  const parts = text
    .split(/\s*[/,;|+&]\s*|\s+(?:and|och|og|ja|with|med)\s+/i)
    .filter((part) => part.trim() !== '')
  const [first, second] = parts.map(parseColor)
  if (!first) return null
  const isPair = second !== undefined && second.key !== first.key
  return { main: isPair ? combineColors(first, second) : first, accent: isPair ? second : null }
}

function parseColor(text: string): Color {
  const words = foldWord(text).split(' ')
  const key = phrasesOf(words)
    .map((phrase) => colorKeysByWord.get(phrase))
    .find(Boolean)
  const known = key === undefined ? colorOfCompound(words) : knownColors.get(key)
  if (known) return known
  const name = text.trim()
  return {
    key: slug(name) || 'other',
    hex: unknownHex,
    names: sameInAllLanguages(capitalize(name)),
  }
}

/** All runs of words, longest first: `very light grey` contains `light grey` before `grey`. */
function phrasesOf(words: string[]): string[] {
  const found: string[] = []
  for (let length = words.length; length > 0; length -= 1) {
    for (let start = words.length - length; start >= 0; start -= 1) {
      found.push(words.slice(start, start + length).join(' '))
    }
  }
  return found
}

/** Nordic compounds end with the colour: `duvblå` is blue. */
function colorOfCompound(words: string[]): Color | undefined {
  const last = words.at(-1) ?? ''
  const tail = [...colorKeysByWord.keys()]
    .filter((word) => word.length > 2 && last.length > word.length && last.endsWith(word))
    .sort((a, b) => b.length - a.length)[0]
  return tail === undefined ? undefined : knownColors.get(colorKeysByWord.get(tail)!)
}

function combineColors(first: Color, second: Color): Color {
  const names = { ...first.names }
  for (const language of Object.keys(names) as (keyof typeof names)[]) {
    names[language] = `${first.names[language]}/${second.names[language].toLowerCase()}`
  }
  return { key: `${first.key}-${second.key}`, hex: first.hex, names }
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
