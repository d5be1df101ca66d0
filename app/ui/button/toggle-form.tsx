import { useLocation } from '@remix-run/react'
import type { FormEvent } from 'react'

import { readToggleChange, type ToggleChange } from './toggle-change.ts'

interface ToggleFormProps {
  id: string
  action: string
  onChange: (change: ToggleChange) => void
}

/** The form of all toggle buttons of a list; without scripts it redirects back to the page. */
export function ToggleForm({ id, action, onChange }: ToggleFormProps) {
  const { pathname, search } = useLocation()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    const change = button && readToggleChange(button.name, button.value)
    if (!change) return
    event.preventDefault()
    onChange(change)
  }
  return (
    <form id={id} method="post" action={action} onSubmit={onSubmit} hidden>
      <input type="hidden" name="returnTo" value={pathname + search} />
    </form>
  )
}
