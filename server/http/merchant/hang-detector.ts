import { setImmediate } from 'node:timers/promises'

/** A faster response needs no probe. */
const probeAfterMs = 150
/** Time limit of a probe: after it the service counts as hanging. */
const probeMs = 400
/** After that a probe may be lost, and another one is sent. */
const maxProbeMs = 5_000

/** Sends `probe`, a cheap request, beside a pending response, to tell a hanging service from a busy one, and its recovery. */
export function createHangDetector(probe: (signal: AbortSignal) => Promise<unknown>) {
  const pending = new Set<() => void>()
  let isHung = false
  let isProbing = false

  async function probeWhilePending(): Promise<void> {
    isProbing = true
    await delay(probeAfterMs)
    while (isHung || pending.size > 0) {
      const responded = probe(AbortSignal.timeout(maxProbeMs)).then(
        () => true,
        // A service that closes the connection does not hang: each pending request has its own
        // error.
        (error: Error) => error.name !== 'TimeoutError',
      )
      const late = delay(probeMs).then(async () => {
        // Responses that arrived while this process was busy are read first.
        await setImmediate()
        await setImmediate()
        return false
      })
      if (!(await Promise.race([responded, late]))) {
        isHung = true
        for (const onHang of pending) onHang()
        pending.clear()
      }
      if (await responded) isHung = false
      if (pending.size > 0) await delay(probeAfterMs)
    }
    isProbing = false
  }

  return {
    /** Whether the last probe had no response in time. */
    isHung: () => isHung,
    /** Probes while a response is pending; calls `onHang` once, and returns how to end the wait. */
    wait(onHang: () => void): () => void {
      pending.add(onHang)
      if (!isProbing) void probeWhilePending()
      return () => void pending.delete(onHang)
    },
  }
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
