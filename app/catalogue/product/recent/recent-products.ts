import { recentList } from '#app/session/preference-storage.ts'

/**
 * Ids of the products last viewed, more than are shown, because some may not be sold in another market. With scripts neither
 * requests nor cookies contain them, so that pages can be cached for all.
 */
export const recentProducts = recentList('recentProducts', {
  max: 12,
  isItem: (id): id is number => Number.isInteger(id) && Number(id) > 0,
})
