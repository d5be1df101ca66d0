import { languageOf } from '#app/i18n/languages.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { href, type UrlScope } from '#app/routing/href.ts'
import type { ChannelTheme } from '#app/ui/theme/channel-theme.ts'
import { groundColor, themeColor } from '#app/ui/theme/theme-color.ts'

/** `minimal-ui` keeps the browser's back button, since payment leaves the shop; `theme` has the channel's colours. */
export function webManifest(scope: UrlScope, theme: ChannelTheme | null | undefined) {
  const common = translate(scope.language, 'common')
  const t = translate(scope.language, 'catalogue')
  const start = href(scope, 'home')
  return {
    id: start,
    name: t('home.title'),
    short_name: common('shop.name'),
    description: t('home.description'),
    lang: languageOf(scope.language).iso,
    dir: 'ltr',
    start_url: start,
    scope: '/',
    display: 'minimal-ui',
    background_color: theme?.['ground-color'] ?? groundColor,
    theme_color: theme?.['accent-color'] ?? themeColor,
    categories: ['shopping', 'lifestyle'],
    icons: [
      ...icons('icon', 'any'),
      ...icons('icon-maskable', 'maskable'),
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
    ],
    shortcuts: [
      { name: common('header.searchLabel'), url: href(scope, 'searchStart') },
      { name: common('header.news'), url: href(scope, 'news') },
      { name: common('header.cart'), url: href(scope, 'cart') },
    ],
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
