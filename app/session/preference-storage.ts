import { isAllowed } from './browser-consent.ts'

/** Values of visitors who have not allowed them to be kept: gone with the document. */

const unkept = new Map<string, unknown>()

/**
 * Reads a value that the browser keeps for the visitor's convenience. Without consent for preferences
 * nothing is read from or written to storage; the value lives as long as the document.
 */
export function readPreference(name: string): unknown {
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

export function writePreference(name: string, value: unknown): void {
  unkept.set(name, value)
  if (!isAllowed('preferences')) return
  try {
    localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // A browser that stores nothing keeps it until the document ends.
  }
}

export function forgetPreference(name: string): void {
  unkept.delete(name)
  remove(name)
}

function remove(name: string): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // Without storage there is nothing to remove.
  }
}
