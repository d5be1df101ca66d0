import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'

/** Runs in the project's root and resolves with the exit code. With `capture` output is also returned, with `isQuiet` only. */
export function run(command, args, { env, capture = false, isQuiet = false, cwd } = {}) {
  const stream = capture || isQuiet ? 'pipe' : 'inherit'
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', stream, stream],
      shell: process.platform === 'win32',
    })
    let text = ''
    for (const source of [child.stdout, child.stderr]) {
      source?.on('data', (chunk) => {
        text += chunk
        if (!isQuiet) process.stdout.write(chunk)
      })
    }
    child.on('error', reject)
    child.on('exit', async (code, signal) => {
      // The last output may still be pending; a child process may keep the pipe open.
      if (stream === 'pipe') await Promise.race([once(child, 'close'), setTimeout(2000)])
      resolve({ code: code ?? (signal ? 1 : 0), output: text })
    })
  })
}
