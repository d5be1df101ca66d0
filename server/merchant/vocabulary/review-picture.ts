/** Sizes of a review's picture by the widths of their addresses: a square one for lists, and the whole one. */
export const reviewPictureWidths = { small: 400, large: 1500 } as const
