/** Under load, buying comes before browsing. */
export type Priority = 'browsing' | 'buying'

export interface FairQueue {
  run<Result>(key: string, task: () => Promise<Result>, priority?: Priority): Promise<Result>
  /** Until called back, browsing pauses after each task, twice its length and 40 ms at least: a buyer's responses would each wait for a task. */
  pauseBrowsing(): () => void
  waiting(): Record<Priority, number>
}

/** Longest time that browsing waits for buying. */
const maxWaitMs = 250
/** A page that starts takes no time here, but a list takes so long at the merchant. */
const minPauseMs = 40

/** Runs `places` tasks at a time, buying first. Keys take turns: the only task of a key waits for one of each other at most. */
export function createFairQueue(places = 1, now = () => performance.now()): FairQueue {
  const buying = createWaitingList()
  const browsing = createWaitingList()
  /** The last task of browsing. */
  let last = { endedAt: 0, ms: 0 }
  let buyers = 0
  let running = 0
  let timer: NodeJS.Timeout | undefined

  function startNext(): void {
    if (running === places) return
    clearTimeout(timer)
    const sinceMs = now() - last.endedAt
    const pauseMs = buyers > 0 ? Math.max(minPauseMs, 2 * last.ms) - sinceMs : 0
    const lists = sinceMs >= maxWaitMs ? [browsing, buying] : [buying, browsing]
    const list = lists.find((each) => !each.isEmpty() && (each === buying || pauseMs <= 0))
    if (list) {
      running += 1
      list.startNext()
    } else if (!browsing.isEmpty()) timer = setTimeout(startNext, pauseMs)
  }

  return {
    async run(key, task, priority = 'browsing') {
      await new Promise<void>((start) => {
        const list = priority === 'buying' ? buying : browsing
        list.add(key, start)
        startNext()
      })
      const startedAt = now()
      try {
        return await task()
      } finally {
        if (priority === 'browsing') last = { endedAt: now(), ms: now() - startedAt }
        running -= 1
        startNext()
      }
    },
    pauseBrowsing() {
      let isOver = false
      buyers += 1
      return () => {
        if (!isOver) buyers -= 1
        isOver = true
        startNext()
      }
    },
    waiting: () => ({ buying: buying.size(), browsing: browsing.size() }),
  }
}

function createWaitingList() {
  // A map keeps its order: the first key is the next one.
  const waiting = new Map<string, (() => void)[]>()
  return {
    isEmpty: () => waiting.size === 0,
    size: () => [...waiting.values()].reduce((sum, starts) => sum + starts.length, 0),
    add(key: string, start: () => void): void {
      const starts = waiting.get(key)
      if (starts) starts.push(start)
      else waiting.set(key, [start])
    },
    startNext(): void {
      const [next] = waiting
      if (!next) return
      const [key, starts] = next
      waiting.delete(key)
      const start = starts.shift()
      if (starts.length > 0) waiting.set(key, starts)
      start?.()
    },
  }
}
