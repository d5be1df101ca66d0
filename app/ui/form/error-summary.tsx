import { useEffect, useRef } from 'react'

import styles from './error-summary.module.css'

export interface SummaryError {
  /** Id of the control that the message is about. */
  fieldId: string
  message: string
}

interface ErrorSummaryProps {
  title: string
  errors: readonly SummaryError[]
  /** Another value with each refused attempt: the focus comes here then, and at no other time. */
  attempt: unknown
}

/**
 * What is wrong with a form, above it, each fault a link to its field. Takes the focus when the form
 * is refused: without scripts the page has just been loaded and `role="alert"` does the same work.
 */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    summary.current?.focus()
  }, [attempt])
  if (errors.length === 0) return null
  return (
    // eslint-disable-next-line jsx-a11y/no-autofocus -- as in `FieldError`
    <div ref={summary} className={styles.summary} role="alert" tabIndex={-1} autoFocus>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {errors.map((error) => (
          <li key={error.fieldId + error.message}>
            <a href={`#${error.fieldId}`}>{error.message}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
