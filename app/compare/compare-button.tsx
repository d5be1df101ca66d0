import { useTranslation } from 'react-i18next'

import { ToggleButton } from '#app/ui/button/toggle-button.tsx'
import { classNames } from '#app/ui/class-names.ts'

import styles from './compare-button.module.css'
import { compareFormId, useCompared } from './compare-context.ts'

interface CompareButtonProps {
  id: number
  name: string
  /** Shows a text beside the icon, on the product page. */
  hasLabel?: boolean
}

export function CompareButton({ id, name, hasLabel = false }: CompareButtonProps) {
  const { t } = useTranslation('common')
  const isCompared = useCompared().includes(id)
  return (
    <ToggleButton
      form={compareFormId}
      value={id}
      isPressed={isCompared}
      label={t('compare.add', { name })}
      className={classNames(styles.button, hasLabel && styles.labelled)}
    >
      {hasLabel ? t('compare.title') : null}
    </ToggleButton>
  )
}
