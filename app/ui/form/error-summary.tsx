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
  /** Another value with each refused attempt: the focus comes here then, and at no other time. */
  attempt: unknown
}

/**
 * What is wrong with a form, above it, each fault a link to its field. Takes the focus when the form
 * is refused: without scripts the page has just been loaded and `role="alert"` does the same work.
 */
export function ErrorSummary({ title, faults, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    summary.current?.focus()
  }, [attempt])
  if (faults.length === 0) return null
  return (
    // eslint-disable-next-line jsx-a11y/no-autofocus -- as in `FieldError`
    <div ref={summary} className={styles.summary} role="alert" tabIndex={-1} autoFocus>
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
