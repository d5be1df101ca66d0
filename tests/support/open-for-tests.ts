import { afterAll } from 'vitest'

/**
 * Waits for what all tests of a file, or of a `describe`, use, and closes it after the last of them; what was
 * opened last is closed first.
 */
export async function openForTests<Opened extends AsyncDisposable>(
  opening: Promise<Opened>,
): Promise<Opened> {
  const opened = await opening
  afterAll(() => opened[Symbol.asyncDispose]())
  return opened
}
