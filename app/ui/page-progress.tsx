import { useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'

import { classNames } from './class-names.ts'
import styles from './page-progress.module.css'

/** Spec section 9: shown after 200 ms, runs for about 5 s (in the style sheet), leaves after 500 ms. */
const throttleMs = 200
const hideDelayMs = 500

type Phase = 'hidden' | 'running' | 'done'

interface PageProgressProps {
  /** Read out when the bar appears. */
  label: string
  hasFailed?: boolean
}

/** The green bar on top while the next page is fetched; quick pages never show it. */
export function PageProgress({ label, hasFailed = false }: PageProgressProps) {
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
    <div
      className={classNames(styles.bar, styles[phase], hasFailed && styles.failed)}
      role="progressbar"
      aria-label={label}
    />
  )
}
