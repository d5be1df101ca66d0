import { Form, useLocation } from '@remix-run/react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './customer-type-switch.module.css'

interface CustomerTypeSwitchProps {
  /** The shop's types that have messages. */
  types: readonly ('PERSON' | 'ORGANIZATION')[]
  current: string
}

/** Prices for a person or for an organization: two buttons, so that no script is needed. */
export function CustomerTypeSwitch({ types, current }: CustomerTypeSwitchProps) {
  const { t } = useTranslation('common')
  const scope = useUrlScope()
  const { pathname, search } = useLocation()
  if (types.length < 2) return null
  return (
    <Form
      method="post"
      action={href(scope, 'customerType')}
      className={classNames(ui.wrap1, ui.notPrinted)}
      aria-label={t('customerType.label')}
      preventScrollReset
      onSubmit={preventSubmitOffline}
    >
      <input type="hidden" name="returnTo" value={pathname + search} />
      {types.map((type) => (
        <button
          key={type}
          name="type"
          value={type}
          className={styles.choice}
          aria-pressed={type === current}
          title={t(`customerType.hints.${type}`)}
        >
          {t(`customerType.${type}`)}
        </button>
      ))}
    </Form>
  )
}

/** The router would reload the page to get the script of the form's route; a notice says that the network is down. */
function preventSubmitOffline(event: FormEvent) {
  if (!navigator.onLine) event.preventDefault()
}
