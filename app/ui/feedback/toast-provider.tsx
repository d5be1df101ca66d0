import { createContext, useCallback, useContext, useState, type ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import styles from './toast.module.css'
import { Toast, type ToastMessage } from './toast.tsx'

const ShowToast = createContext<(message: ToastMessage) => void>(() => undefined)

/** Shows a toast; it replaces the one that is shown (spec section 4). */
export function useToast(): (message: ToastMessage) => void {
  return useContext(ShowToast)
}

/** Its region is always there: many screen readers ignore one that comes with its text. */
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
      <div
        className={classNames(styles.region, styles[shown?.message.placement ?? 'top-right'])}
        role="status"
        data-lower-edge
      >
        {shown ? (
          <Toast key={shown.key} {...shown.message} closeLabel={closeLabel} onClose={hide} />
        ) : null}
      </div>
    </ShowToast.Provider>
  )
}
