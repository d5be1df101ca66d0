import { Form, useNavigate } from '@remix-run/react'
import { Fragment, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '#app/ui/button/button.tsx'
import { useFormTool } from '#app/web-mcp/use-form-tool.ts'

import { readRangeBound } from '#app/catalogue/list/selection/list-range.ts'
import styles from './facet-menu.module.css'
import { openFacetParam } from './open-facet.ts'

export interface RangeFormProps {
  param: string
  name: string
  /** Currency, or the unit of length. */
  unit: string
  from: number | null
  to: number | null
  /** Examples in the empty fields. */
  bounds: { lowest: number; highest: number } | null
  path: string
  /** The group itself where a page without scripts shall open it again, with its fragment. */
  openParam: string | null
  hash: string
  /** The rest of the selection. */
  kept: readonly (readonly [name: string, value: string])[]
  rangeUrl: (from: number | null, to: number | null) => string
}

/** Two numbers that bound a price or a measure; a form of its own, so that it works without scripts. */
export function RangeForm({
  param,
  name,
  unit,
  from,
  to,
  bounds,
  path,
  openParam,
  hash,
  kept,
  rangeUrl,
}: RangeFormProps) {
  const { t } = useTranslation('catalogue')
  const navigate = useNavigate()
  const tool = useFormTool({
    name: `filter_list_by_${param}`,
    description: t('tools.range', { name, unit }),
    isSubmittedAlone: true,
  })
  const [min, max] = [`min-${param}`, `max-${param}`]
  // The browser's own URL of the form would name the empty field as well.
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const bound = (field: string) => readRangeBound(String(fields.get(field) ?? ''))
    navigate(rangeUrl(bound(min), bound(max)), { preventScrollReset: true })
  }
  const field = (which: 'from' | 'to', bound: number | null, example: number | undefined) => (
    <label>
      <span>{t(`list.range.${which}`, { unit })}</span>
      <input
        name={which === 'from' ? min : max}
        defaultValue={bound ?? ''}
        placeholder={example === undefined ? undefined : String(example)}
        aria-label={t(`list.range.${which}In`, { name, unit })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        pattern="[0-9 .,]*"
        title={t('list.range.hint')}
      />
    </label>
  )
  return (
    <Form {...tool} method="get" action={path + hash} className={styles.range} onSubmit={onSubmit}>
      {kept.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {openParam === null ? null : <input type="hidden" name={openFacetParam} value={openParam} />}
      {/* The key shows the bounds of another selection; the form itself stays, whose result an assistant waits for. */}
      <Fragment key={`${from} ${to}`}>
        {field('from', from, bounds?.lowest)}
        {field('to', to, bounds?.highest)}
      </Fragment>
      <Button kind="secondary" size="small">
        {t('list.range.apply')}
      </Button>
    </Form>
  )
}
