import { useFetcher } from '@remix-run/react'
import { useEffect } from 'react'

import type { AccountFormState } from './account-form-state.ts'
import { LoginForm } from './login-form.tsx'
import styles from './login-panel.module.css'
import { NewCustomer } from './new-customer.tsx'

export interface LoginPanelProps {
  isOpen: boolean
  /** The page that one stays on. */
  returnTo: string
}

/** The login screen's form on top of the page it is asked for from. */
export function LoginPanel({ isOpen, returnTo }: LoginPanelProps) {
  const fetcher = useFetcher<AccountFormState>()
  useEffect(() => {
    if (!isOpen) return
    // Once the dialog is up: the platform hands the focus to its first button, one wants to type.
    const frame = requestAnimationFrame(() => document.getElementById('login-panel-email')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [isOpen])
  return (
    <>
      <div className={styles.form}>
        <LoginForm
          id="login-panel"
          fetcher={fetcher}
          returnTo={returnTo}
          formState={fetcher.data}
        />
      </div>
      <div className={styles.aside}>
        <NewCustomer returnTo={returnTo} />
      </div>
    </>
  )
}
