import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { Button } from '#app/ui/button/button.tsx'

import styles from './favorites-page.module.css'

/** Favourites that this market does not sell: kept for a return to another one, and removable here. */
export function NotSoldHere({ ids }: { ids: readonly number[] }) {
  const { t } = useTranslation('favorites')
  const scope = useUrlScope()
  return (
    <Form method="post" action={href(scope, 'favorite')} className={styles.notSold}>
      <p>{t('notHere', { count: ids.length })}</p>
      <input type="hidden" name="returnTo" value={href(scope, 'favorites')} />
      {ids.map((id) => (
        <input key={id} type="hidden" name="remove" value={id} />
      ))}
      <Button kind="secondary" size="small">
        {t('forget', { count: ids.length })}
      </Button>
    </Form>
  )
}
