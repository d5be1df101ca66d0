/**
 * Runs a command on the data of the merchant, with its exit code; 2 with one line for a folder that the shop refuses too:
 * the command would work on other data, or on none.
 *
 * @param run gets the arguments and the folder
 */
export async function runDataCommand(
  run: (args: string[], dataDir: string) => number | Promise<number>,
): Promise<void> {
  const dataDir = process.env['MERCHANT_DATA_DIR']?.trim() || '.data'
  const isForShells = /^~|^(["']).*\1$/.test(dataDir)
  if (isForShells) {
    console.error(
      `MERCHANT_DATA_DIR: ${dataDir} begins with ~ or is in quotation marks, which only a shell replaces. For example MERCHANT_DATA_DIR=/data`,
    )
  }
  process.exitCode = isForShells ? 2 : await run(process.argv.slice(2), dataDir)
}
