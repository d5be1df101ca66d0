import outfitBoldLatin from '@fontsource/outfit/files/outfit-latin-700-normal.woff2?url'

/** `links` of the root: preloads the only font file that every page needs. */
export const fontPreloads = [
  {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href: outfitBoldLatin,
    crossOrigin: 'anonymous',
  },
] as const
