/** Ends with the exit code of `run`; with 1 after a line that begins with `failure`; with 2 for a folder that the shop refuses too. */
export async function runCommand(
  failure: string,
  run: (args: string[], dataDir: string) => number | Promise<number>,
): Promise<void> {
  const dataDir = process.env['MERCHANT_DATA_DIR']?.trim() || '.data'
  try {
    process.exitCode = /^~|^(["']).*\1$/.test(dataDir)
      ? fail(
          `MERCHANT_DATA_DIR: ${dataDir} begins with ~ or is in quotation marks, which only a shell replaces. For example MERCHANT_DATA_DIR=/data`,
        )
      : await run(process.argv.slice(2), dataDir)
  } catch (error) {
    console.error(`${failure}: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}

export function fail(message: string): number {
  console.error(message)
  return 2
}
