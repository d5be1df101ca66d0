/**
 * Runs a command with its arguments and the folder of the data. Ends with the exit code that it returns, or with 1 after a
 * line that says what went wrong.
 *
 * @param failure what has not happened then
 */
export async function runCommand(
  failure: string,
  run: (args: string[], dataDir: string) => number | Promise<number>,
): Promise<void> {
  try {
    process.exitCode = await run(process.argv.slice(2), process.env['MERCHANT_DATA_DIR'] || '.data')
  } catch (error) {
    console.error(`${failure}: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}

/** Says what is wrong with the arguments. */
export function fail(message: string): number {
  console.error(message)
  return 2
}
