/** Points of a stroke; x from 0, y downwards from 0 (top) to 1 (baseline), in heights of a digit. */
export type Stroke = readonly (readonly [x: number, y: number])[]

interface Glyph {
  width: number
  strokes: readonly Stroke[]
}

const gap = 0.2

/**
 * A measure as strokes around the middle of the text, `height` being that of a digit. Drawn and not set in
 * a font, because a server may have none installed.
 *
 * @param text of digits, comma, space, `c` and `m`
 */
export function letter(text: string, height: number): { strokes: Stroke[]; width: number } {
  const glyphs = [...text].map((sign) => glyphOf[sign] ?? glyphOf[' ']!)
  const width = glyphs.reduce((sum, glyph) => sum + glyph.width + gap, -gap)
  let left = -width / 2
  const strokes = glyphs.flatMap((glyph) => {
    const start = left
    left += glyph.width + gap
    return glyph.strokes.map((stroke) =>
      stroke.map(([x, y]) => [(start + x) * height, (y - 0.5) * height] as const),
    )
  })
  return { strokes, width: width * height }
}

/** A part of an ellipse; degrees clockwise from the right. */
function arc(
  [x, y]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  from: number,
  to: number,
): Stroke {
  const steps = Math.max(4, Math.ceil(Math.abs(to - from) / 15))
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)] as const
  })
}

const middle = 0.29
const wide = 0.58
const upper = [middle, 0.25] as const
const lower = [middle, 0.72] as const

const glyphOf: Record<string, Glyph> = {
  '0': { width: wide, strokes: [arc([middle, 0.5], [middle, 0.5], 0, 360)] },
  '1': {
    width: 0.3,
    strokes: [
      [
        [0, 0.18],
        [0.22, 0],
        [0.22, 1],
      ],
    ],
  },
  '2': {
    width: wide,
    strokes: [[...arc([middle, 0.28], [0.27, 0.28], 190, 395), [0.02, 1], [wide, 1]]],
  },
  '3': {
    width: wide,
    strokes: [[...arc(upper, [0.25, 0.25], 200, 450), ...arc(lower, [0.28, 0.28], 270, 520)]],
  },
  '4': {
    width: 0.62,
    strokes: [
      [
        [0.46, 1],
        [0.46, 0],
        [0, 0.7],
        [0.62, 0.7],
      ],
    ],
  },
  '5': {
    width: wide,
    strokes: [[[0.52, 0], [0.1, 0], [0.05, 0.44], ...arc([0.27, 0.67], [0.3, 0.33], 222, 500)]],
  },
  '6': {
    width: wide,
    strokes: [
      arc([middle, 0.69], [0.28, 0.31], 0, 360),
      [...arc([0.52, 0.68], [0.51, 0.68], 178, 262)],
    ],
  },
  '7': {
    width: 0.54,
    strokes: [
      [
        [0, 0],
        [0.54, 0],
        [0.18, 1],
      ],
    ],
  },
  '8': {
    width: wide,
    strokes: [arc(upper, [0.24, 0.25], 0, 360), arc([middle, 0.75], [0.29, 0.25], 0, 360)],
  },
  '9': {
    width: wide,
    strokes: [
      arc([middle, 0.31], [0.28, 0.31], 0, 360),
      [...arc([0.06, 0.32], [0.51, 0.68], -2, 82)],
    ],
  },
  ',': {
    width: 0.1,
    strokes: [
      [
        [0.08, 0.96],
        [0.02, 1.16],
      ],
    ],
  },
  ' ': { width: 0.16, strokes: [] },
  c: { width: 0.44, strokes: [arc([0.25, 0.69], [0.25, 0.31], -48, -312)] },
  m: {
    width: 0.78,
    strokes: [
      [
        [0, 0.4],
        [0, 1],
      ],
      [...arc([0.195, 0.58], [0.195, 0.2], 180, 360), [0.39, 1]],
      [...arc([0.585, 0.58], [0.195, 0.2], 180, 360), [0.78, 1]],
    ],
  },
}
