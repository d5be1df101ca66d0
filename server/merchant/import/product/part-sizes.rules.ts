import { foldWord } from './color-words.ts'

/** Usual width, depth and height of a small or spare part in millimetres: its picture's proportions. */
export function usualPartSize(title: string): readonly [number, number, number] {
  const folded = foldWord(title)
  return sizes.find(([words]) => words.test(folded))?.[1] ?? [160, 160, 160]
}

const sizes: readonly (readonly [RegExp, readonly [number, number, number]])[] = [
  [
    /\b(?:hook|bracket|holder|hinge|krok|konsol|gangjarn|haengsel|kannake|sarana|hengsel)/,
    [120, 150, 160],
  ],
  [/\b(?:knob|knopp|knop|nuppi|knott)/, [26, 26, 26]],
  [/(?:handle|handtag|\bgreb|vedin|handtak)/, [180, 30, 30]],
  [/(?:under ?frame|frame for|underrede|understel)/, [900, 600, 700]],
  [/(?:top|table top|bordsskiva|bordplade|poytalevy|bordplate|lid|shelf insert)\b/, [900, 600, 28]],
  [
    /(?:front|door|panel|pegboard|lucka|dorr|\bdor|lage|ovi|etusarja|plinth|sockel)/,
    [500, 18, 600],
  ],
  [/\b(?:leg|legs|post|foot|upright|pole|ben|stolpe|bein|jalka)\b/, [60, 60, 700]],
  [/(?:rail|rod|skena|skinne|kisko|chopping board)/, [800, 40, 40]],
  [/(?:frame|insert|drawer|unit|section|basket|box|module|stod)/, [500, 400, 420]],
]
