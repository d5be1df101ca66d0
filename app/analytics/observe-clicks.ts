import { publicPath } from './public-path.ts'
import { recordEvent } from './record-event.ts'
import { recordProductClick } from './observe-products.ts'
import type { ClickedLink, SearchClickType } from './shop-events.ts'

/** Event types by the kinds of suggestions (`OptionKind`) that markup names in `data-search`. */
const searchTypes: Readonly<Record<string, SearchClickType>> = {
  products: 'product',
  categories: 'category',
  brands: 'brand',
  pages: 'page',
  recent: 'recent',
  top: 'top',
  all: 'all',
}

/** Records clicks on links below `data-sales`, `data-search`, `data-menu` or `data-widget`, before the router opens them. */
export function observeClicks(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (link && !recordProductClick(link)) recordLinkClick(link)
    },
    { capture: true },
  )
}

function recordLinkClick(link: HTMLAnchorElement): void {
  const marked = link.closest<HTMLElement>('[data-search], [data-menu], [data-widget]')
  const { search, menu, widget } = marked?.dataset ?? {}
  const type = searchTypes[search ?? '']
  if (type) recordEvent('search:click', { type, data: clickedLink(link) })
  else if (menu) recordEvent('menu:click', { menu, item: clickedLink(link) })
  else if (widget) recordEvent('widget:click', { href: clickedLink(link).href, widget })
}

/** A link with more text than its name has the name in `data-name`. */
function clickedLink(link: HTMLAnchorElement): ClickedLink {
  const { protocol, origin, pathname, search } = link
  const path = publicPath(pathname, search)
  return {
    label: link.dataset.name ?? link.textContent?.trim() ?? '',
    // An address such as `mailto:` may be personal.
    href: origin === location.origin ? path : /^https?:/.test(protocol) ? origin + path : protocol,
  }
}
