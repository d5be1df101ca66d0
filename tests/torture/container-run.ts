import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

import type { Image } from './image-build.ts'

/**
 * What a container engine does with `--read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges`: file
 * systems and process ids of its own, and the command as process 1. The network is the machine's.
 */
const enter = `
set -e
root=$1 data=$2 directory=$3; shift 3
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs tmpfs "$root/tmp"
[ -z "$data" ] || mount --bind "$data" "$root/data"
mount -o remount,bind,ro "$root"
exec chroot "$root" sh -c 'cd "$0" && exec "$@"' "$directory" "$@"`

export interface ContainerOptions {
  image: Image
  /** Settings on top of those of the image. */
  env: Record<string, string>
  /** Folder for the volume `/data`. */
  data?: string
}

export interface Container extends AsyncDisposable {
  process: ChildProcess
  output(): string
  hasEnded(): boolean
  /** The command of the image, as the machine counts processes; null before its start and after its end. */
  pid(): number | null
  /** Resolves with the exit code; null when it was killed. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
  /** Runs another command in the running container. */
  exec(command: readonly string[]): Promise<{ code: number | null; output: Buffer }>
}

/** Starts the command of an image, or another one with this input, as an unprivileged user. */
export function runContainer(
  { image, env, data = '' }: ContainerOptions,
  other?: { command: readonly string[]; input: Buffer },
): Container {
  const { config, folder } = image
  const command = asUser(image, env, other?.command ?? config.Cmd)
  const spaces = ['--mount', '--pid', '--fork', '--kill-child']
  const child = spawn(
    'unshare',
    [...spaces, 'sh', '-c', enter, 'sh', folder, data, config.WorkingDir, ...command],
    { stdio: [other ? 'pipe' : 'ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stdin?.end(other?.input)
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const container: Container = {
    process: child,
    output: () => output,
    hasEnded,
    pid() {
      if (hasEnded()) return null
      const children = `/proc/${child.pid}/task/${child.pid}/children`
      return Number(readFileSync(children, 'utf8').trim()) || null
    },
    async end(signal) {
      const pid = container.pid()
      if (pid === null) return child.exitCode
      const exited = once(child, 'exit')
      process.kill(pid, signal)
      const [code] = (await exited) as [number | null]
      return code
    },
    async exec(wanted) {
      const target = ['--target', String(container.pid()), '--mount', '--pid', '--root', '--wd']
      const running = spawn('nsenter', [...target, ...asUser(image, env, wanted)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const chunks: Buffer[] = []
      running.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
      const [code] = (await once(running, 'close')) as [number | null]
      return { code, output: Buffer.concat(chunks) }
    },
    async [Symbol.asyncDispose]() {
      if (!hasEnded()) await container.end('SIGKILL')
    },
  }
  return container
}

function asUser({ config }: Image, env: Record<string, string>, command: readonly string[]) {
  const [uid = '', gid = ''] = config.User.split(':')
  const variables = [
    ...config.Env,
    ...Object.entries(env).map(([name, value]) => `${name}=${value}`),
  ]
  return [
    ...['env', '-i', ...variables],
    ...['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'],
    ...['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all'],
    ...command,
  ]
}
