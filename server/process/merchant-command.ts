import { spawn } from 'node:child_process'

/**
 * Runs a built command of the merchant, and resolves with its exit code. What it prints is for people, and so on
 * standard error: the shop's own output has lines of the log only.
 *
 * @param args path of the command, and its arguments
 * @param env its complete environment
 * @param signal ends it
 */
export function runMerchantCommand(
  args: readonly string[],
  env: Record<string, string>,
  signal: AbortSignal,
): Promise<number | null> {
  const child = spawn(process.execPath, ['--enable-source-maps', ...args], {
    env: { NODE_ENV: 'production', ...env },
    signal,
    stdio: ['ignore', process.stderr, process.stderr],
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', resolve)
  })
}
