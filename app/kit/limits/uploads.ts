/** Pictures of a review: no other form of the shop sends files. */
export const maxPictures = 3
export const maxPictureBytes = 8 * 1024 * 1024

const productPage = /^(?!\/merchant\/)(?:\/[a-z]{2,10}){0,2}\/(?:p|product)\/[^/]/

/** Whether a form may send files to this path: product pages in every language and market, and their data. */
export const takesFiles = (path: string): boolean => productPage.test(path)
