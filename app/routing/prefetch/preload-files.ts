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

/** Loads first pictures by the data's `Link` (`images/first-pictures.server.ts`); they stay while they are referenced. */
export function preloadPictures(
  header: string | null,
  fetchPriority: 'low' | 'high',
): HTMLImageElement[] {
  return [...(header ?? '').matchAll(announcedPicture)].map(([, srcset = '', sizes = '']) =>
    // `sizes` before `srcset`, which begins to load.
    Object.assign(new Image(), { fetchPriority, sizes, srcset }),
  )
}
