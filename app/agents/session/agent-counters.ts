import type { Counters } from '#app/context.ts'

/** Assistants have the limits of people and counts of their own, so that a network's people are never refused for them. */
export function agentCounters(counters: Counters): Counters {
  const nameOf = (key: string) => (key.startsWith(prefix) ? key : prefix + key)
  return {
    add: (key, seconds, points) => counters.add(nameOf(key), seconds, points),
    undoCount: (key, points) => counters.undoCount(nameOf(key), points),
    read: (key) => counters.read(nameOf(key)),
    forget: (key) => counters.forget(nameOf(key)),
  }
}

const prefix = 'agent '
