import type { FormEvent } from 'react'

/** Ignores a form that is sent again while it is under way: tapped twice on a slow network, it would act twice. */
export const sendOnce = (state: 'idle' | 'submitting' | 'loading') => (event: FormEvent) => {
  if (state !== 'idle') event.preventDefault()
}
