import { useEffect, useRef } from 'react'

import styles from './error-summary.module.css'

export interface FieldFault {
  /** Id of the control that the message is about. */
  fieldId: string
  message: string
}

interface ErrorSummaryProps {
  title: string
  faults: readonly FieldFault[]
}

/**
 * What is wrong with a form, above it, each fault a link to its field. Takes the focus when it
 * appears: without scripts the page has just been loaded and `role="alert"` does the same work.
 */
export function ErrorSummary({ title, faults }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    summary.current?.focus()
  }, [faults])
  if (faults.length === 0) return null
  return (
    <div ref={summary} className={styles.summary} role="alert" tabIndex={-1}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {faults.map((fault) => (
          <li key={fault.fieldId + fault.message}>
            <a href={`#${fault.fieldId}`}>{fault.message}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
