import { useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'

import { classNames } from '../class-names.ts'
import styles from './page-progress.module.css'

/** Spec section 9: shown after 200 ms, runs for about 5 s (in the style sheet), leaves after 500 ms. */
const throttleMs = 200
const hideDelayMs = 500

type Phase = 'hidden' | 'running' | 'done'

/**
 * The green bar on top while the next page is fetched; quick pages never show it. A page that failed
 * (it marks itself with `data-fault`) ends it in red. `label` is read out when the bar appears.
 */
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
  return (
    <div className={classNames(styles.bar, styles[phase])} role="progressbar" aria-label={label} />
  )
}
