import { isAllowed, onConsentChange } from './browser-consent.ts'

/** Names in the storage; the page about cookies lists them. */
export const preferenceNames = ['recentProducts', 'recentSearches'] as const

type PreferenceName = (typeof preferenceNames)[number]

/** Name in the storage of the purchases that were counted; it needs consent for what counts them. */
export const countedPurchasesName = 'ralph-purchases'

/** Values of visitors who have not allowed them to be kept: gone with the document. */
const unkept = new Map<string, unknown>()

/** For the visitor's convenience. Without consent nothing is stored or read, and it lives as long as the document. */
function readPreference(name: PreferenceName): unknown {
  if (!isAllowed('preferences')) {
    remove(name)
    return unkept.get(name)
  }
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') ?? unkept.get(name)
  } catch {
    return unkept.get(name)
  }
}

function writePreference(name: PreferenceName, value: unknown): void {
  unkept.set(name, value)
  if (!isAllowed('preferences')) return
  try {
    localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // A browser that stores nothing keeps it until the document ends.
  }
}

interface RecentListOptions<Item> {
  max: number
  /** Whether a stored value, which another script may have written, is an item. */
  isItem(stored: unknown): stored is Item
  /** Items with the same key are one. */
  keyOf?(item: Item): unknown
}

/** The last of what the visitor did in this browser, each once, the newest first; without consent, in this document. */
export function recentList<Item>(
  name: PreferenceName,
  { max, isItem, keyOf = (item) => item }: RecentListOptions<Item>,
) {
  const valid = (stored: unknown): Item[] => {
    const list: unknown[] = Array.isArray(stored) ? stored : []
    const byKey = new Map<unknown, Item>()
    for (const item of list.filter(isItem)) {
      if (!byKey.has(keyOf(item))) byKey.set(keyOf(item), item)
    }
    return [...byKey.values()].slice(0, max)
  }
  const read = () => valid(readPreference(name))
  return {
    /** The items of a list that is kept elsewhere. */
    valid,
    read,
    remember: (item: Item): void => writePreference(name, valid([item, ...read()])),
    forget(): void {
      unkept.delete(name)
      remove(name)
    },
  }
}

/** Removes values when their consent is withdrawn, or has ended before this document; returns the way to stop. */
export function removeStoredWithConsent(): () => void {
  const removeUnallowed = () => {
    if (!isAllowed('preferences')) preferenceNames.forEach(remove)
    if (!isAllowed('statistics') && !isAllowed('marketing')) remove(countedPurchasesName)
  }
  removeUnallowed()
  return onConsentChange(removeUnallowed)
}

function remove(name: string): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // Without storage there is nothing to remove.
  }
}
