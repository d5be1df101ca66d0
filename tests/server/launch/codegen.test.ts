import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

it('npm run codegen that is killed leaves the present types of the documents', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'codegen-'))
  const read = (file: string) => readFileSync(join(copy, 'app/gateway', file), 'utf8')
  try {
    const parts = ['app', 'locales', 'server/launch', 'server/merchant-api', 'tsconfig.json']
    for (const part of [...parts, 'package.json', 'package-lock.json'])
      cpSync(part, join(copy, part), { recursive: true })
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
    const present = read('documents.generated.d.ts')
    // The first step writes this file.
    writeFileSync(join(copy, 'app/gateway/schema.generated.d.ts'), '')
    const args = [join(copy, 'server/launch/codegen.mjs')]
    const codegen = spawn(process.execPath, args, { detached: true, stdio: 'ignore' })
    const exited = once(codegen, 'exit')
    await expect.poll(() => read('schema.generated.d.ts')).not.toBe('')
    process.kill(-codegen.pid!, 'SIGKILL')
    await exited
    expect(read('documents.generated.d.ts') === present).toBe(true)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})
