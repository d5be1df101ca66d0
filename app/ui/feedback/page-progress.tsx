import { useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'

import { classNames } from '../class-names.ts'
import styles from './page-progress.module.css'

/** Spec section 9: shown after 200 ms, runs for about 5 s (in the style sheet), hidden after 500 ms. */
const throttleMs = 200
const hideDelayMs = 500

type Phase = 'hidden' | 'running' | 'done'

/** Fast pages never show it. It turns red on an error page (`data-fault`). Screen readers announce `label`. */
export function PageProgress({ label }: { label: string }) {
  const isBusy = useNavigation().state !== 'idle'
  const [phase, setPhase] = useState<Phase>('hidden')
  useEffect(() => {
    if (isBusy) {
      const timer = setTimeout(() => setPhase('running'), throttleMs)
      return () => clearTimeout(timer)
    }
    setPhase((before) => (before === 'running' ? 'done' : before))
    const timer = setTimeout(() => setPhase('hidden'), hideDelayMs)
    return () => clearTimeout(timer)
  }, [isBusy])
  if (phase === 'hidden') return null
  const className = classNames(styles.bar, styles[phase])
  // When it is done nothing is in progress, and what fades is only seen.
  if (phase === 'done') return <div className={className} aria-hidden="true" />
  // A live region, since it is outside all landmarks.
  return <div className={className} role="progressbar" aria-live="polite" aria-label={label} />
}
