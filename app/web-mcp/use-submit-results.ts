import { useFetchers, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** A form that a check of its page stopped starts no request. */
const maxWaitMs = 10_000

/** Until the page has shown the result, and has removed that it waits. */
const settleMs = 100

/** Tells the assistant what came of its form, which browsers do for new documents only. `describe` is called afterwards. */
export function useSubmitResults(describe: () => object): void {
  const { state } = useNavigation()
  const fetchers = useFetchers()
  const isBusy = state !== 'idle' || fetchers.some((fetcher) => fetcher.state !== 'idle')
  const wasBusy = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  const current = useRef(describe)
  useEffect(() => {
    current.current = describe
    if (wasBusy.current && !isBusy)
      for (const done of waiting.current.splice(0)) setTimeout(done, settleMs)
    wasBusy.current = isBusy
  })
  useEffect(() => {
    // After the listeners of the page, which decide whether the form navigates.
    const onSubmit = (event: SubmitEvent) => {
      if (!event.agentInvoked || !event.defaultPrevented) return
      const ended = new Promise<void>((resolve) => {
        waiting.current.push(resolve)
        setTimeout(resolve, maxWaitMs)
      })
      event.respondWith?.(ended.then(() => current.current()))
    }
    window.addEventListener('submit', onSubmit)
    return () => window.removeEventListener('submit', onSubmit)
  }, [])
}
