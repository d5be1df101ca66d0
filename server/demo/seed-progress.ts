import { Presets, SingleBar } from 'cli-progress'

export interface SeedProgress {
  /** @param share 0 to 1 */
  show(step: string, share: number): void
  stop(): void
}

/**
 * A progress bar on a terminal; elsewhere, for a log, a line for every 20 % of each step.
 */
export function createSeedProgress(stream: NodeJS.WriteStream): SeedProgress {
  return stream.isTTY ? createProgressBar(stream) : createProgressLines(stream)
}

function createProgressBar(stream: NodeJS.WriteStream): SeedProgress {
  const bar = new SingleBar(
    { format: '{step} [{bar}] {percentage} %', stream, hideCursor: true, clearOnComplete: true },
    Presets.shades_classic,
  )
  let isStarted = false
  return {
    show(step, share) {
      if (!isStarted) bar.start(100, 0, { step })
      isStarted = true
      bar.update(Math.floor(share * 100), { step })
    },
    stop() {
      if (isStarted) bar.stop()
      isStarted = false
    },
  }
}

function createProgressLines(stream: NodeJS.WriteStream): SeedProgress {
  let last = ''
  return {
    show(step, share) {
      const line = `${step} ${Math.floor(share * 5) * 20} %`
      if (line !== last) stream.write(`${line}\n`)
      last = line
    },
    stop() {},
  }
}
