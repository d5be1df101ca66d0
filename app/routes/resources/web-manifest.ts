import type { ChannelTheme } from '#app/ui/theme/channel-theme.ts'
import { groundColor, themeColor } from '#app/ui/theme/theme-color.ts'

interface ManifestContent {
  name: string
  shortName: string
  description: string
  /** BCP 47. */
  language: string
  /** Path of the start page. */
  start: string
  shortcuts: { name: string; path: string }[]
  /** The channel's style values; null for the usual ones. */
  theme: ChannelTheme | null
}

/** The web app manifest. `minimal-ui` keeps the browser's back button, since payment leaves the shop. */
export function webManifest(content: ManifestContent) {
  return {
    id: content.start,
    name: content.name,
    short_name: content.shortName,
    description: content.description,
    lang: content.language,
    dir: 'ltr',
    start_url: content.start,
    scope: '/',
    display: 'minimal-ui',
    background_color: content.theme?.['ground-color'] ?? groundColor,
    theme_color: content.theme?.['accent-color'] ?? themeColor,
    categories: ['shopping', 'lifestyle'],
    icons: [
      ...icons('icon', 'any'),
      ...icons('icon-maskable', 'maskable'),
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
    ],
    shortcuts: content.shortcuts.map(({ name, path }) => ({ name, url: path })),
  }
}

function icons(name: string, purpose: string) {
  return [192, 512].map((size) => ({
    src: `/icons/${name}-${size}.png`,
    type: 'image/png',
    sizes: `${size}x${size}`,
    purpose,
  }))
}
