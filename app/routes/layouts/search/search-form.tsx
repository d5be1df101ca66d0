import { Form, useLocation } from '@remix-run/react'
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { recentSearches } from '#app/catalogue/search/recent-searches.ts'
import { formatNumber } from '#app/i18n/format-number.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { useHydrated } from '#app/ui/document/use-hydrated.ts'
import { VisuallyHidden } from '#app/ui/display/visually-hidden.tsx'
import { useFormTool } from '#app/web-mcp/use-form-tool.ts'
import { useComponentOnDemand } from '#app/ui/overlay/use-component-on-demand.ts'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'
import fieldStyles from '#app/ui/form/field.module.css'

import styles from './search-form.module.css'
import { nextOption, optionGroups } from './search-options.ts'
import { useSuggestions } from './use-suggestions.ts'

/** Loaded with the first focus, beside the first suggestions. */
const importPanel = () => import('./search-panel.tsx').then(({ SearchPanel }) => SearchPanel)

const caretKeys = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End'])

interface SearchFormProps {
  defaultValue?: string
  /** Another text when the visitor sees other prices. */
  priceKey: string
}

/** A GET form; with scripts a combobox (ARIA practices, with list), whose Escape closes the list, then clears the field. */
export function SearchForm({ defaultValue = '', priceKey }: SearchFormProps) {
  const { t } = useTranslation('common')
  const scope = useUrlScope()
  const { key: location } = useLocation()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const hasScripts = useHydrated()
  const [text, setText] = useState(defaultValue)
  const [isOpen, setOpen] = useState(false)
  const [selected, setSelected] = useState<{ index: number; path: string } | null>(null)
  const [recent, setRecent] = useState<readonly string[]>([])
  // Text that was typed before the scripts ran.
  useEffect(() => setText(input.current?.value ?? ''), [])
  const [submitted, setShown] = useState({ location, defaultValue })
  if (submitted.location !== location || submitted.defaultValue !== defaultValue) {
    setShown({ location, defaultValue })
    setOpen(false)
    setText(defaultValue)
  }

  const typed = text.trim()
  const { suggestions, typed: suggestedFor } = useSuggestions(
    href(scope, 'searchSuggestions'),
    typed,
    priceKey,
    isOpen,
  )
  const isBefore = (suggestedFor === '') !== (typed === '')
  const groups = optionGroups({
    // The suggestions of an empty field are not shown for typed text, nor the other way round.
    suggestions: isBefore ? null : suggestions,
    typed,
    recent,
    searchPath: (search) => href(scope, 'search', { search }),
    allLabel: (count) =>
      t('search.all', { count, formatted: formatNumber(count, scope.language), words: typed }),
  })
  const options = groups.flatMap((group) => group.options)
  const count = options.length
  // New suggestions may put another option in this place: Enter must not open that one.
  const active = selected && options[selected.index]?.path === selected.path ? selected.index : null
  const { Component: SearchPanel, load: loadPanel } = useComponentOnDemand(importPanel)
  const isShown = isOpen && count > 0 && SearchPanel !== null
  const optionId = (index: number) => `${listId}-${index}`

  const open = () => {
    if (!isOpen) setRecent(recentSearches.read())
    // A search works without suggestions.
    if (!SearchPanel) loadPanel().catch(() => undefined)
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    setSelected(null)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      open()
      const next = nextOption(active, event.key, count)
      const option = next === null ? undefined : options[next]
      setSelected(next === null || !option ? null : { index: next, path: option.path })
      if (next !== null) {
        document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
      }
    } else if (caretKeys.has(event.key)) {
      // The caret moves in the field, so Enter is about the field again.
      setSelected(null)
    } else if (event.key === 'Escape' && (isShown || text !== '')) {
      event.preventDefault()
      // Not every browser clears a field with Escape, and the event of one that does would open the list.
      if (!isShown) setText('')
      close()
    } else if (event.key === 'Enter' && isShown && active !== null) {
      event.preventDefault()
      document.getElementById(optionId(active))?.click()
    }
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (!currentTarget.contains(relatedTarget)) close()
  }
  const tool = useFormTool({
    name: 'search_shop',
    description: t('tools.search'),
    isSubmittedAlone: true,
  })
  const combobox = hasScripts
    ? {
        role: 'combobox',
        'aria-expanded': isShown,
        'aria-controls': SearchPanel ? listId : undefined,
        'aria-autocomplete': 'list' as const,
        'aria-activedescendant': isShown && active !== null ? optionId(active) : undefined,
      }
    : {}
  return (
    <Form
      {...tool}
      className={ui.fieldWithButton}
      action={href(scope, 'searchStart')}
      method="get"
      role="search"
      onBlur={onBlur}
      onSubmit={close}
    >
      <label htmlFor="search">
        <VisuallyHidden>{t('header.searchLabel')}</VisuallyHidden>
      </label>
      <input
        {...combobox}
        ref={input}
        className={classNames(fieldStyles.control, styles.input)}
        id="search"
        type="search"
        name="q"
        value={text}
        placeholder={t('header.searchPlaceholder')}
        maxLength={100}
        required
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => {
          setText(target.value)
          setSelected(null)
          open()
        }}
        onFocus={open}
        onClick={open}
        onKeyDown={onKeyDown}
      />
      <button aria-label={t('header.searchSubmit')}>
        <Icon name="search" size={20} />
      </button>
      {SearchPanel ? (
        <SearchPanel
          id={listId}
          groups={groups}
          isShown={isShown}
          active={active}
          optionId={optionId}
          onChoose={close}
          onForget={() => {
            recentSearches.forget()
            setRecent([])
          }}
        />
      ) : null}
      <VisuallyHidden>
        <span aria-live="polite">
          {isShown && typed !== '' ? t('search.count', { count }) : ''}
        </span>
      </VisuallyHidden>
    </Form>
  )
}
