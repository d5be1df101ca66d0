import { recentList } from '#app/session/preference-storage.ts'

/** More than are shown, as some may not be sold in a market. No request or cookie has them, so that pages are cached for all. */
export const recentProducts = recentList('recentProducts', {
  max: 12,
  isItem: (id): id is number => Number.isInteger(id) && Number(id) > 0,
})
