import { useNavigation, useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** Messages between tabs; each of them means: compare the state again. They have the sender's value of the topic. */
const topics = ['cart', 'auth', 'market', 'checkout-market'] as const
export type TabTopic = (typeof topics)[number]

/** A value per topic that differs when the state behind it does; absent for topics that a page does not know. */
export type TabState = Readonly<Partial<Record<TabTopic, string>>>

/** State of a cart that this tab has just ordered. */
export const orderedCart = 'ordered'

const channelName = 'ralph_channel'
const storageName = 'ralph-tab-state'
/** Pause before a token that could not be renewed is tried again. */
const minRenewalPauseMs = 30_000

interface TabChannelOptions {
  state: TabState
  /** Seconds until the token of a customer is due; null when there is none to renew. */
  renewInSeconds: number | null
  /** Whether the page is the response to a login, logout or the like. */
  hasNewCustomer: boolean
}

/** Other tabs reload their data (spec section 4). A page of the back/forward cache gets no messages: it reloads too. */
export function useTabChannel({ state, renewInSeconds, hasNewCustomer }: TabChannelOptions): void {
  const revalidator = useRevalidator()
  const revalidate = useRef(revalidator.revalidate)
  revalidate.current = revalidator.revalidate
  const isNavigating = useRef(false)
  isNavigating.current = useNavigation().state !== 'idle'
  const channel = useRef<BroadcastChannel | null>(null)
  const heard = useRef<TabState>({})

  useEffect(() => {
    const open = () => {
      channel.current?.close()
      channel.current = openChannel()
      if (!channel.current) return
      channel.current.onmessage = ({ data }: MessageEvent<unknown>) => {
        const { type, state: value } = (data ?? {}) as { type?: unknown; state?: string }
        const heardTopic = topics.find((topic) => topic === type)
        if (!heardTopic) return
        heard.current = { ...heard.current, [heardTopic]: value }
        revalidate.current()
      }
    }
    const close = () => {
      channel.current?.close()
      channel.current = null
    }
    const onPageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      // The form that has opened another document, as a payment page, is still under way here: nothing else would load.
      if (isNavigating.current) return window.location.reload()
      open()
      revalidate.current()
    }
    open()
    if (isFromHistory()) revalidate.current()
    window.addEventListener('pagehide', close)
    window.addEventListener('pageshow', onPageShow)
    return () => {
      window.removeEventListener('pagehide', close)
      window.removeEventListener('pageshow', onPageShow)
      close()
    }
  }, [])

  useEffect(() => {
    for (const type of changedTopics(state, hasNewCustomer)) {
      const { [type]: known, ...others } = heard.current
      heard.current = others
      // Answered, the tab that has reported it would load its page again, without the notice of what it did.
      if (known === state[type]) continue
      channel.current?.postMessage({ type, state: state[type] })
    }
  }, [state, hasNewCustomer])

  useEffect(() => {
    if (renewInSeconds === null) return
    const timer = setTimeout(
      () => revalidate.current(),
      Math.max(renewInSeconds * 1000, minRenewalPauseMs),
    )
    return () => clearTimeout(timer)
  }, [renewInSeconds, state])
}

/** Null where the browser has none, as Firefox while it blocks all cookies. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(channelName)
  } catch {
    return null
  }
}

/** Topics that have changed since this tab last saw them, reloads included; none when it cannot store anything. */
function changedTopics(state: TabState, hasNewCustomer: boolean): TabTopic[] {
  try {
    const before = JSON.parse(sessionStorage.getItem(storageName) ?? 'null') as TabState | null
    sessionStorage.setItem(storageName, JSON.stringify({ ...before, ...state }))
    return topicsToReport(before, state, hasNewCustomer)
  } catch {
    return []
  }
}

/** A first sight is no change, except an order, since the checkout has no state of the cart, and what came before scripts. */
export function topicsToReport(
  before: TabState | null,
  state: TabState,
  hasNewCustomer = false,
): TabTopic[] {
  return topics.filter((topic) => {
    const [was, is] = [before?.[topic], state[topic]]
    if (was === undefined) {
      return (topic === 'cart' && is === orderedCart) || (topic === 'auth' && hasNewCustomer)
    }
    return is !== undefined && is !== was
  })
}

let wasDocumentChecked = false

/** Whether the visitor has gone back to the document; true once, when it is first shown. */
function isFromHistory(): boolean {
  if (wasDocumentChecked) return false
  wasDocumentChecked = true
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation?.type === 'back_forward' && navigator.onLine
}
