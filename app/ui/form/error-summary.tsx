import { useEffect, useRef } from 'react'

import { classNames } from '../class-names.ts'
import { UnbrokenText } from '../display/unbroken-text.tsx'
import ui from '../theme/primitives.module.css'
import styles from './error-summary.module.css'

export interface SummaryError {
  fieldId: string
  message: string
}

interface ErrorSummaryProps {
  title: string
  errors: readonly SummaryError[]
  /** Changes with each rejected submission; then the summary takes the focus. */
  attempt: unknown
}

/** Takes the focus when rejected; without scripts `role="alert"` tells it, not as a whole: mended fields would repeat others. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    summary.current?.focus()
  }, [attempt])
  if (errors.length === 0) return null
  return (
    <div
      ref={summary}
      className={styles.summary}
      role="alert"
      aria-atomic={false}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- as in `FieldError`
      autoFocus
    >
      <h2 className={styles.title}>{title}</h2>
      <ul className={classNames(ui.stack1, styles.list)}>
        {errors.map((error) => (
          <li key={error.fieldId + error.message}>
            <a href={`#${error.fieldId}`}>
              <UnbrokenText text={error.message} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
