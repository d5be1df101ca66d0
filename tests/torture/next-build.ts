import { execFile } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sources = [
  ...['app', 'locales', 'public', 'server', 'server.ts', 'remix.config.ts', 'tsconfig.json'],
  ...['package.json', 'package-lock.json'],
]
/** A part of every page, so that most scripts and style sheets get another name. */
const changes = {
  'app/ui/button/button.tsx':
    "\nif (typeof document !== 'undefined') document.documentElement.dataset.release = 'next'\n",
  'app/ui/button/button.module.css': '\n.nextRelease {\n  color: inherit;\n}\n',
  'app/entry.client.tsx': "\ndocument.documentElement.dataset.entry = 'next'\n",
}

/** A build of the shop with changes, as of its next release. */
export async function makeNextBuild() {
  const copy = mkdtempSync(join(tmpdir(), 'next-'))
  for (const part of sources) cpSync(join(root, part), join(copy, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const [file, text] of Object.entries(changes)) appendFileSync(join(copy, file), text)
  const script = "await (await import('./server/launch/build.mjs')).build()"
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { cwd: copy })
  return {
    buildDir: join(copy, 'build'),
    async [Symbol.asyncDispose]() {
      rmSync(copy, { recursive: true, force: true })
    },
  }
}
