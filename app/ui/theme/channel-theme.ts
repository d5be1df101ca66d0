import { z } from '../../kit/zod.ts'

import { namedThemes } from './named-themes.ts'

const color = { pattern: /^#[0-9a-f]{6}$/i, example: 'a colour such as #20463b' }
const translucent = { pattern: /^#[0-9a-f]{8}$/i, example: 'a colour such as #1c232173' }
const length = { pattern: /^\d{1,3}(\.\d{1,3})?(px|rem)$/, example: 'a length such as 4px' }
const fonts = {
  pattern: /^[a-z][a-z0-9 -]{0,40}(, [a-z][a-z0-9 -]{0,40}){0,5}$/i,
  example: 'a list of fonts such as Georgia, serif',
}

/** The properties of `tokens.css` that a theme may set, and what their values look like. */
const styleValues = {
  'ground-color': color,
  'raised-color': color,
  'plinth-color': color,
  'ink-color': color,
  'quiet-color': color,
  'hairline-color': color,
  'control-line-color': color,
  'accent-color': color,
  'accent-strong-color': color,
  'accent-tint-color': color,
  'on-accent-color': color,
  'reduction-color': color,
  'reduction-tint-color': color,
  'good-color': color,
  'fault-color': color,
  'fault-tint-color': color,
  'star-color': color,
  'star-ground-color': color,
  'progress-color': color,
  'veil-color': translucent,
  'heading-font': fonts,
  'body-font': fonts,
  'radius-small': length,
  'radius-large': length,
  'radius-pill': length,
} as const

export type StyleValueName = keyof typeof styleValues

/** Named style values of a channel (spec section 3), without `--`. */
export type ChannelTheme = Readonly<Partial<Record<StyleValueName, string>>>

/** One of the shop's own names, or values that match their patterns, so that they contain no other CSS. */
export const channelTheme = z.union([
  z
    .string()
    .refine((name) => Object.hasOwn(namedThemes, name), {
      error: `has a theme with another name than ${Object.keys(namedThemes).join(', ')}`,
    })
    .transform((name): ChannelTheme => namedThemes[name as keyof typeof namedThemes]),
  z
    .record(z.string(), z.string())
    .superRefine((theme, context) => {
      const refuse = (message: string) => context.addIssue({ code: 'custom', message })
      for (const [name, value] of Object.entries(theme)) {
        if (!isStyleValue(name)) refuse(`has the unknown style value ${name.slice(0, 40)}`)
        else if (!styleValues[name].pattern.test(value)) {
          refuse(`has a ${name} that is not ${styleValues[name].example}`)
        }
      }
    })
    .transform((theme): ChannelTheme => theme),
])

function isStyleValue(name: string): name is StyleValueName {
  return Object.hasOwn(styleValues, name)
}

/** The theme as a style sheet that overrides `tokens.css`, in whatever order both load. */
export function themeStyleSheet(theme: ChannelTheme): string {
  const values = Object.entries(theme).map(([name, value]) => `--${name}:${value};`)
  return `html:root{${values.join('')}}`
}
