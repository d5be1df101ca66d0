import { spawn } from 'node:child_process'

/**
 * Runs a built command of the merchant, with its output on the shop's, and resolves with its exit code.
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
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', resolve)
  })
}
