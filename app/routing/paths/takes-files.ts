import { pathsOf } from '../screens.ts'

const segments = pathsOf('product', 'sv').map((path) => path.split('/')[0])

/** Below a country, a language, both or neither. */
const productPage = new RegExp(
  `^(?!/merchant/)(?:/[a-z]{2,10}){0,2}/(?:${segments.join('|')})/[^/]`,
)

/** Whether a form may send files to this path: that of reviews, on product pages, and their data. */
export const takesFiles = (path: string): boolean => productPage.test(path)
