import { createHash } from 'node:crypto'

import type { StorefrontConfig } from '../context.ts'
import { themeStyleSheet } from '../ui/theme/channel-theme.ts'
import { themeColor } from '../ui/theme/theme-color.ts'
import type { ThemeLink } from '../ui/theme/theme-link.tsx'

/** What documents contain of the channel's theme. The address changes with the theme, so that no browser keeps an old one. */
export function themeLinkOf({ theme }: StorefrontConfig, path: string): ThemeLink | null {
  if (!theme) return null
  const version = createHash('sha256').update(themeStyleSheet(theme)).digest('hex').slice(0, 12)
  return { href: `${path}?v=${version}`, color: theme['accent-color'] ?? themeColor }
}
