import { EventEmitter, on } from 'node:events'

/** A purchase reserves several skus before it commits; listeners get one event after that. */
const batchMs = 50

export type StockUpdates = ReturnType<typeof createStockUpdates>

/** Notifies listeners that stock of a product was reserved or returned. */
export function createStockUpdates() {
  const emitter = new EventEmitter().setMaxListeners(0)
  const changedProductIds = new Set<number>()
  let timer: NodeJS.Timeout | null = null

  function emitChanges() {
    timer = null
    for (const productId of changedProductIds) emitter.emit(String(productId))
    changedProductIds.clear()
  }

  return {
    notify(productId: number): void {
      if (emitter.listenerCount(String(productId)) === 0) return
      changedProductIds.add(productId)
      timer ??= setTimeout(emitChanges, batchMs).unref()
    },
    /** Iterates over changes of this product until the caller returns. */
    changesOf(productId: number): NodeJS.AsyncIterator<unknown[]> {
      return on(emitter, String(productId))
    },
  }
}
