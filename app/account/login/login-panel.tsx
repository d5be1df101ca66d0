import { useFetcher } from '@remix-run/react'
import { useEffect } from 'react'

import type { AccountFormState } from '#app/account/account-form-state.ts'
import ui from '#app/ui/theme/primitives.module.css'
import { LoginForm } from './login-form.tsx'
import styles from './login-panel.module.css'
import { NewCustomer } from './new-customer.tsx'

export interface LoginPanelProps {
  isOpen: boolean
  returnTo: string
}

export function LoginPanel({ isOpen, returnTo }: LoginPanelProps) {
  const fetcher = useFetcher<AccountFormState>()
  useEffect(() => {
    if (!isOpen) return
    // The browser focuses the dialog's first button when it opens; the shopper wants to type.
    const frame = requestAnimationFrame(() => document.getElementById('login-panel-email')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [isOpen])
  return (
    <>
      <div className={ui.stack5}>
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
