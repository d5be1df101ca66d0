/** More pictures than a page's first screen needs are not announced. */
const announcedPicture = /imagesrcset="([^"]*)"; imagesizes="([^"]*)"/g

/** Loads the scripts and style sheets of a page that may be opened next. */
export function preloadFiles({ modules, styles }: { modules: string[]; styles: string[] }): void {
  for (const href of modules) preload({ rel: 'modulepreload', href })
  for (const href of styles) preload({ rel: 'preload', as: 'style', href })
}

/** The browser keeps what it has loaded, so the element is needed no longer. */
function preload(attributes: Partial<HTMLLinkElement>): void {
  const link = Object.assign(document.createElement('link'), attributes)
  link.onload = link.onerror = () => link.remove()
  document.head.append(link)
}

/**
 * Loads a page's first pictures in their size; they stay in memory while they are referenced.
 *
 * @param header `Link` of the page's data (`images/first-pictures.server.ts`)
 */
export function preloadPictures(
  header: string | null,
  fetchPriority: 'low' | 'high',
): HTMLImageElement[] {
  return [...(header ?? '').matchAll(announcedPicture)].map(([, srcset = '', sizes = '']) =>
    // `sizes` before `srcset`, which begins to load.
    Object.assign(new Image(), { fetchPriority, sizes, srcset }),
  )
}
