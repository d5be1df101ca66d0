import { useFetcher } from '@remix-run/react'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  type FormEvent,
  type ReactNode,
} from 'react'

import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'

import {
  noChanges,
  completeChange,
  retry,
  queueChange,
  requestedQuantity,
  type CartChange,
  type CartChanges,
} from './cart-changes.ts'
import type { CartActionResult } from './cart-action-result.ts'
import type { CartError } from './cart-error.ts'
import { cartFormKey, readCartForm } from './cart-form.ts'

interface CartChangesControl {
  /** Submit handler for the cart's forms; queues the change. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Quantity of a line that is not confirmed yet; null when there is none. */
  requestedQuantityOf: (lineId: string) => number | null
  isBusy: boolean
  /** Error of the last change; undefined without an error or a change. */
  error: CartError | undefined
}

const Context = createContext<CartChangesControl | null>(null)

/** Null for a read-only cart and before hydration: then the browser submits the forms. */
export const useCartChanges = (): CartChangesControl | null => useContext(Context)

interface State {
  changes: CartChanges
  error: CartError | undefined
}

type Action = { kind: 'want'; change: CartChange } | { kind: 'answered'; result: CartActionResult }

/** Delay before a lost change is sent again. */
const resendDelayMs = 400

/** Sends the cart changes of the page and the panel one at a time. Quantities are updated optimistically. */
export function CartChangesProvider({ children }: { children: ReactNode }) {
  const action = href(useUrlScope(), 'cart')
  const { submit, state: fetching, data } = useFetcher<CartActionResult>()
  const [{ changes, error }, dispatch] = useReducer(reduce, {
    changes: noChanges,
    error: undefined,
  })
  const { inFlight } = changes
  useEffect(() => {
    if (!inFlight) return
    const { change, number, tries } = inFlight
    const send = () =>
      submit({ ...change.fields, change: String(number) }, { method: 'post', action })
    if (tries === 1) return send()
    const timer = setTimeout(send, (tries - 1) * resendDelayMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a change is sent once for its number
  }, [inFlight?.number])
  useEffect(() => {
    if (fetching !== 'idle' || data?.change !== String(inFlight?.number)) return
    dispatch({ kind: 'answered', result: data })
  }, [fetching, data, inFlight])
  const onSubmit = useCallback((event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const change = changeOf(new FormData(event.currentTarget, submitter))
    dispatch({ kind: 'want', change })
  }, [])
  const control = useMemo(
    () => ({
      onSubmit,
      requestedQuantityOf: (lineId: string) => requestedQuantity(changes, lineId),
      isBusy: changes.inFlight !== null,
      error,
    }),
    [onSubmit, changes, error],
  )
  return <Context.Provider value={control}>{children}</Context.Provider>
}

function reduce(state: State, { kind, ...payload }: Action): State {
  if (kind === 'want' && 'change' in payload) {
    return { changes: queueChange(state.changes, payload.change), error: undefined }
  }
  if (!('result' in payload)) return state
  const { isNetworkError, error } = payload.result
  const again = isNetworkError ? retry(state.changes) : null
  if (again) return { ...state, changes: again }
  const { inFlight } = state.changes
  return {
    changes: completeChange(state.changes),
    error: (isNetworkError && inFlight ? failureOf(inFlight.change) : error) ?? undefined,
  }
}

function changeOf(form: FormData): CartChange {
  const sent = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const read = readCartForm(form)
  return {
    key: cartFormKey(read),
    line:
      read.intent === 'change' || read.intent === 'change-package'
        ? { id: read.line, quantity: read.quantity }
        : null,
    fields: sent,
  }
}

function failureOf({ key, fields }: CartChange): CartError {
  return fields.intent === 'promo'
    ? { field: 'promo', typed: fields.code ?? '', reason: 'no-response' }
    : { field: 'line', lineId: key, reason: { kind: 'no-response' } }
}
