import type { Purpose } from '#app/session/consent.ts'

import type { ShopEvent } from './shop-events.ts'
import type { ConsentedSink, LazySink } from './sinks/event-sink.ts'

export interface ConsentQueueOptions {
  sinks: readonly LazySink[]
  /** Null until the visitor has made a choice. */
  allowed: () => readonly Purpose[] | null
  /** Whether an event was delivered before, in any tab; asked only when a sink would receive it. */
  isRepeated?: (event: ShopEvent) => Promise<boolean>
  /** A tab may stay open for days without a choice. */
  maxEvents?: number
}

/** Holds events until the visitor has chosen, then delivers them in order to the allowed sinks, loaded then, and drops the rest. */
export function createConsentQueue({
  sinks,
  allowed,
  isRepeated = () => Promise.resolve(false),
  maxEvents = 500,
}: ConsentQueueOptions) {
  const opened = new Map<LazySink, ConsentedSink>()
  let waiting: ShopEvent[] = []
  let draining = Promise.resolve()
  let announced = ''

  /** The allowed sinks, after they have learned of the choice; null while there is none. */
  async function openAllowed(): Promise<[LazySink, ConsentedSink][] | null> {
    const purposes = allowed()
    if (!purposes) return null
    const isAllowed = (sink: LazySink) => isAllowedBy(purposes, sink)
    for (const sink of sinks.filter((each) => isAllowed(each) && !opened.has(each))) {
      try {
        const loaded = await sink.open()
        opened.set(sink, loaded)
        announced = ''
      } catch {
        // It is loaded again with the next event; the other sinks do not wait for it.
      }
    }
    // The choice may have changed while a sink was loaded.
    if (allowed()?.join() !== purposes.join()) return openAllowed()
    const choice = `${purposes.join()}.`
    if (announced !== choice) for (const sink of opened.values()) sink.setConsent(purposes)
    announced = choice
    return [...opened].filter(([sink]) => isAllowed(sink))
  }

  /** A browser without storage knows no earlier event. */
  async function isKnown(event: ShopEvent): Promise<boolean> {
    try {
      return await isRepeated(event)
    } catch {
      return false
    }
  }

  async function deliverAll(): Promise<void> {
    for (;;) {
      const receivers = await openAllowed()
      if (!receivers) return
      const [event, ...rest] = waiting
      if (!event) return
      waiting = rest
      if (receivers.length === 0 || (await isKnown(event))) continue
      // The choice may have changed meanwhile.
      const purposes = allowed() ?? []
      for (const [sink, loaded] of receivers)
        if (isAllowedBy(purposes, sink)) deliver(loaded, event)
    }
  }

  // One after the other: an event or a choice that arrives during one is seen by the next.
  function drain(): Promise<void> {
    draining = draining.then(deliverAll)
    return draining
  }

  return {
    add(event: ShopEvent): void {
      waiting.push(event)
      if (waiting.length > maxEvents) waiting.shift()
      void drain()
    },
    /** Call it after each new choice. Resolves when all events are delivered or wait for a choice. */
    drain,
  }
}

function isAllowedBy(purposes: readonly Purpose[], sink: LazySink): boolean {
  return sink.purposes.some((each) => purposes.includes(each))
}

/** The scripts of another company may throw; the later events are still delivered. */
function deliver(sink: ConsentedSink, event: ShopEvent): void {
  try {
    sink.deliver(event)
  } catch {
    // The error is of a script that is not the shop's.
  }
}
