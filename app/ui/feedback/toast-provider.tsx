import { createContext, useCallback, useContext, useState, type ReactNode } from 'react'

import { Toast, type ToastMessage } from './toast.tsx'

const ShowToast = createContext<(message: ToastMessage) => void>(() => undefined)

/** Shows a toast; it replaces the one that is shown (spec section 4). */
export function useToast(): (message: ToastMessage) => void {
  return useContext(ShowToast)
}

/** Holds the only toast of the page. */
export function ToastProvider({
  closeLabel,
  children,
}: {
  closeLabel: string
  children: ReactNode
}) {
  const [shown, setShown] = useState<{ key: number; message: ToastMessage } | null>(null)
  const show = useCallback(
    (message: ToastMessage) => setShown((before) => ({ key: (before?.key ?? 0) + 1, message })),
    [],
  )
  const hide = useCallback(() => setShown(null), [])
  return (
    <ShowToast.Provider value={show}>
      {children}
      {shown ? (
        <Toast key={shown.key} {...shown.message} closeLabel={closeLabel} onClose={hide} />
      ) : null}
    </ShowToast.Provider>
  )
}
