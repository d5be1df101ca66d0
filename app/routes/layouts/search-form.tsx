import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { Icon } from '#app/ui/display/icon.tsx'
import { VisuallyHidden } from '#app/ui/display/visually-hidden.tsx'

import styles from './search-form.module.css'

interface SearchFormProps {
  /** Address of the search screen; it answers `?q=` with the results' own address. */
  action: string
  /** Words searched for last, to be changed rather than typed again. */
  defaultValue?: string
  /** Two forms on one page need two ids. */
  id?: string
}

/** Invites to search; a plain GET form. */
export function SearchForm({ action, defaultValue, id = 'search' }: SearchFormProps) {
  const { t } = useTranslation('common')
  return (
    <Form className={styles.form} action={action} method="get" role="search">
      <label htmlFor={id}>
        <VisuallyHidden>{t('header.searchLabel')}</VisuallyHidden>
      </label>
      <input
        key={defaultValue}
        className={styles.input}
        id={id}
        type="search"
        name="q"
        defaultValue={defaultValue}
        placeholder={t('header.searchPlaceholder')}
        maxLength={100}
        required
        autoComplete="off"
        enterKeyHint="search"
      />
      <button className={styles.submit} aria-label={t('header.searchSubmit')}>
        <Icon name="search" size={20} />
      </button>
    </Form>
  )
}
