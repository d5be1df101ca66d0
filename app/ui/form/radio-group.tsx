import { useEffect, useRef, useState, type ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { FieldError } from './field.tsx'
import styles from './radio-group.module.css'

export interface RadioChoice {
  value: string
  label: ReactNode
  /** Small print under the label. */
  detail?: ReactNode
  /** Set at the far end, a price for example. */
  aside?: ReactNode
  /** Chosen, it brings the group's further field along. */
  isAsking?: boolean
}

interface RadioGroupProps {
  id: string
  name: string
  legend: string
  choices: readonly RadioChoice[]
  defaultValue?: string
  required?: boolean
  error?: string
  /** Called at each choice, for screens that save at once with scripts. */
  onChoose?: (value: string) => void
  /**
   * What a choice that is asking asks for, and the choice that it stands under. The style sheet shows it
   * when one of these is chosen, so that it comes without scripts too.
   */
  nested?: { below: string; content: ReactNode }
}

/** Radio buttons with space for text each: shipping, payment. */
export function RadioGroup({
  id,
  name,
  legend,
  choices,
  defaultValue,
  required,
  error,
  onChoose,
  nested,
}: RadioGroupProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const [{ serverValue, chosen }, setState] = useState({
    serverValue: defaultValue,
    chosen: defaultValue,
  })
  // A default that stayed behind what was chosen would be chosen again when the group is drawn anew.
  if (serverValue !== defaultValue) setState({ serverValue: defaultValue, chosen: defaultValue })
  const choose = useRef((_value: string) => {})
  choose.current = (value) => {
    setState({ serverValue: defaultValue, chosen: value })
    onChoose?.(value)
  }
  useEffect(() => {
    // Chosen before the scripts were there.
    const early = group.current?.querySelector<HTMLInputElement>('input:checked[type=radio]')?.value
    if (early !== undefined && early !== defaultValue) choose.current(early)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- looked at once
  }, [])
  return (
    <fieldset
      ref={group}
      id={id}
      className={styles.group}
      aria-describedby={error ? `${id}-error` : undefined}
      tabIndex={error ? -1 : undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <div className={styles.list}>
        {choices.flatMap((choice) => [
          <label
            key={choice.value}
            className={classNames(styles.choice, choice.isAsking && styles.asking)}
          >
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={choice.value}
              defaultChecked={choice.value === chosen}
              required={required}
              onChange={() => choose.current(choice.value)}
            />
            <span className={styles.name}>{choice.label}</span>
            {choice.aside ? <span className={styles.aside}>{choice.aside}</span> : null}
            {choice.detail ? <span className={styles.detail}>{choice.detail}</span> : null}
          </label>,
          // One element wherever it stands, so that what was typed in it moves along.
          nested?.below === choice.value ? (
            <div key="asked" className={styles.asked}>
              {nested.content}
            </div>
          ) : null,
        ])}
      </div>
    </fieldset>
  )
}
