import { isAllowed, onConsentChange } from './browser-consent.ts'

/** Names in the storage; the page about cookies lists them. */
export const preferenceNames = ['recentProducts', 'recentSearches'] as const

type PreferenceName = (typeof preferenceNames)[number]

/** Name in the storage of the purchases that were counted; it needs consent for what counts them. */
export const countedPurchasesName = 'ralph-purchases'

/** Values of visitors who have not allowed them to be kept: gone with the document. */
const unkept = new Map<string, unknown>()

/**
 * Reads a value that the browser keeps for the visitor's convenience. Without consent for preferences
 * nothing is read from or written to storage; the value lives as long as the document.
 */
export function readPreference(name: PreferenceName): unknown {
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

export function writePreference(name: PreferenceName, value: unknown): void {
  unkept.set(name, value)
  if (!isAllowed('preferences')) return
  try {
    localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // A browser that stores nothing keeps it until the document ends.
  }
}

export function forgetPreference(name: PreferenceName): void {
  unkept.delete(name)
  remove(name)
}

/**
 * Removes stored values as soon as the visitor withdraws the consent to them, and not only when they would be
 * read next, and those whose consent has ended before this document; returns the way to stop.
 */
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
