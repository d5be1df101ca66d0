import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))
const baseName = 'docker.io/library/node:24-slim'
/** Debian of the images of Node, and what Node needs of it. */
const suite = 'bookworm'
const libraries = 'libstdc++6,libatomic1'

/** What an image says about its containers. */
export interface ImageConfig {
  User: string
  Env: string[]
  Cmd: string[]
  WorkingDir: string
  Labels: Record<string, string>
  Healthcheck: { Test: string[] }
  Volumes?: Record<string, object>
}

export interface Image {
  config: ImageConfig
  /** Its root file system, which a container may not write to. */
  folder: string
}

/**
 * Builds images of the Dockerfile without a container engine. Needs root, and packages of Debian and npm.
 *
 * @throws with the command that installs what is missing
 */
export async function openImageBuilder() {
  const missing = ['buildah', 'debootstrap', 'unshare', 'nsenter', 'setpriv'].filter(
    (name) => !onPath(name),
  )
  if (missing.length > 0) {
    throw new Error(`needs ${missing.join(', ')}: apt-get install -y buildah debootstrap`)
  }
  if (process.getuid?.() !== 0) throw new Error('needs root, to make file systems of other users')
  const folder = mkdtempSync(join(tmpdir(), 'images-'))
  const storage = ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run')]
  const buildah = (...args: string[]) => run('buildah', [...storage, ...args])
  const builder = {
    async build(target: string): Promise<Image> {
      const tag = `hemvist-${target || 'complete'}`
      const options = ['--isolation', 'chroot', '--pull-never', '--format', 'docker', '--layers']
      const chosen = target ? ['--target', target] : []
      await buildah('build', ...options, ...chosen, '--tag', tag, root)
      const inspected = JSON.parse(await buildah('inspect', '--type', 'image', tag)) as {
        Docker: { config: ImageConfig }
      }
      const container = await buildah('from', '--pull-never', tag)
      return { config: inspected.Docker.config, folder: await buildah('mount', container) }
    },
    async [Symbol.asyncDispose]() {
      await buildah('umount', '--all').catch(() => null)
      await buildah('rm', '--all').catch(() => null)
      rmSync(folder, { recursive: true, force: true })
    },
  }
  try {
    await makeBase(buildah)
    return builder
  } catch (error) {
    await builder[Symbol.asyncDispose]()
    throw error
  }
}

/** Debian's smallest system with Node from npm, under the name of Node's own image. */
async function makeBase(buildah: (...args: string[]) => Promise<string>): Promise<void> {
  const container = await buildah('from', 'scratch')
  const folder = await buildah('mount', container)
  await run('debootstrap', ['--variant=minbase', `--include=${libraries}`, suite, folder])
  const packages = [`node-${process.platform}-${process.arch}@24`, 'npm@11']
  const place = ['--global', '--prefix', join(folder, 'usr/local')]
  await run('npm', ['install', '--no-audit', '--no-fund', ...place, ...packages])
  const registry = await run('npm', ['config', 'get', 'registry'])
  const environment = ['--env', `npm_config_registry=${registry}`]
  const { NODE_EXTRA_CA_CERTS: certificates } = process.env
  if (certificates) {
    mkdirSync(join(folder, dirname(certificates)), { recursive: true })
    copyFileSync(certificates, join(folder, certificates))
    environment.push('--env', `NODE_EXTRA_CA_CERTS=${certificates}`)
  }
  await buildah('config', ...environment, container)
  await buildah('umount', container)
  await buildah('commit', '--quiet', '--rm', container, baseName)
}

/** Its output, without the end of the line. */
async function run(command: string, args: string[]): Promise<string> {
  const options = { encoding: 'utf8', maxBuffer: 2 ** 26 } as const
  const { stdout } = await promisify(execFile)(command, args, options).catch(
    (error: Error & { stdout?: string; stderr?: string }) => {
      const end = `${error.stdout}\n${error.stderr}`.trim().split('\n').slice(-15).join('\n')
      throw new Error(`${command} ${args[0]} failed:\n${end}`, { cause: error })
    },
  )
  return stdout.trim()
}

const onPath = (name: string) =>
  (process.env.PATH ?? '').split(delimiter).some((place) => existsSync(join(place, name)))
