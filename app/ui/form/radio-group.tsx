import { useEffect, useRef, useState, type ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { FieldError } from './field.tsx'
import ui from '../theme/primitives.module.css'
import styles from './radio-group.module.css'

export interface RadioChoice {
  value: string
  label: ReactNode
  detail?: ReactNode
  /** Content at the end of the line, for example a price. */
  aside?: ReactNode
  /** Whether the choice shows the group's nested field. */
  isAsking?: boolean
  /** A field of this choice alone, shown below it while it is chosen. */
  question?: ReactNode
}

interface RadioGroupProps {
  id: string
  name: string
  legend: string
  choices: readonly RadioChoice[]
  defaultValue?: string
  error?: string
  /** Called after each choice, for screens that save immediately with scripts. */
  onChoose?: (value: string) => void
  /** Shown by the style sheet for a choice with `isAsking`, below that choice, without scripts too. */
  nested?: { below: string; content: ReactNode }
}

export function RadioGroup({
  id,
  name,
  legend,
  choices,
  defaultValue,
  error,
  onChoose,
  nested,
}: RadioGroupProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const [{ serverValue, chosen }, setState] = useState({
    serverValue: defaultValue,
    chosen: defaultValue,
  })
  // An outdated default would be selected again when the group is rendered again.
  if (serverValue !== defaultValue) setState({ serverValue: defaultValue, chosen: defaultValue })
  const choose = useRef((_value: string) => {})
  choose.current = (value) => {
    setState({ serverValue: defaultValue, chosen: value })
    onChoose?.(value)
  }
  useEffect(() => {
    // A choice before hydration.
    const early = group.current?.querySelector<HTMLInputElement>('input:checked[type=radio]')?.value
    if (early !== undefined && early !== defaultValue) choose.current(early)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once after hydration
  }, [])
  return (
    <fieldset
      ref={group}
      id={id}
      className={ui.stack3}
      aria-describedby={error ? `${id}-error` : undefined}
      tabIndex={error ? -1 : undefined}
    >
      <legend className={ui.legend}>{legend}</legend>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <div className={styles.list}>
        {choices.flatMap((choice) => [
          <label
            key={choice.value}
            className={classNames(styles.choice, choice.isAsking && styles.withQuestion)}
          >
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={choice.value}
              defaultChecked={choice.value === chosen}
              onChange={() => choose.current(choice.value)}
            />
            <span className={styles.name}>{choice.label}</span>
            {choice.aside ? <span className={styles.aside}>{choice.aside}</span> : null}
            {choice.detail ? (
              <span className={classNames(ui.note, styles.detail)}>{choice.detail}</span>
            ) : null}
          </label>,
          choice.question ? (
            <div
              key={`${choice.value} question`}
              className={classNames(styles.question, styles.own)}
            >
              {choice.question}
            </div>
          ) : null,
          // The same key at every position, so that the typed text is kept.
          nested?.below === choice.value ? (
            <div key="asked" className={styles.question}>
              {nested.content}
            </div>
          ) : null,
        ])}
      </div>
    </fieldset>
  )
}
