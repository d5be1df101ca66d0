import { afterAll, TestRunner } from 'vitest'

/**
 * Waits for what all tests of a file, or of a `describe`, use, and closes it after the last of them; what was
 * opened last is closed first.
 *
 * @throws within a test, where nothing would close it
 */
export async function openForTests<Opened extends AsyncDisposable>(
  opening: Promise<Opened>,
): Promise<Opened> {
  if (TestRunner.getCurrentTest()) throw new Error('a test closes what it opens by `await using`')
  const opened = await opening
  afterAll(() => opened[Symbol.asyncDispose]())
  return opened
}
