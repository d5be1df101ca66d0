import { EventEmitter, on } from 'node:events'

/** A purchase takes several skus and is written at its end: listeners hear once, after it. */
const batchMs = 50

export type StockUpdates = ReturnType<typeof createStockUpdates>

/** Tells who listens that pieces of a product were taken or given back. */
export function createStockUpdates() {
  const emitter = new EventEmitter().setMaxListeners(0)
  const waiting = new Set<number>()
  let timer: NodeJS.Timeout | null = null

  function emitChanges() {
    timer = null
    for (const productId of waiting) emitter.emit(String(productId))
    waiting.clear()
  }

  return {
    note(productId: number): void {
      if (emitter.listenerCount(String(productId)) === 0) return
      waiting.add(productId)
      timer ??= setTimeout(emitChanges, batchMs).unref()
    },
    /** One turn for each change of this product, until it is returned from. */
    changesOf(productId: number): NodeJS.AsyncIterator<unknown[]> {
      return on(emitter, String(productId))
    },
    listeners: () => emitter.eventNames().length,
  }
}
