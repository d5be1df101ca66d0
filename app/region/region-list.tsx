import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { Icon } from '#app/ui/display/icon.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { HiddenFields } from '#app/ui/form/hidden-fields.tsx'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './region-list.module.css'
import type { Region, RegionGroup, RegionLanguage } from './region.ts'
import { usePostRegion, type PostRegion } from './use-post-region.ts'

interface RegionListProps {
  groups: readonly RegionGroup[]
  /** Id of the cart, for choices that lead to another domain, which does not get its cookie. */
  cartId: string | null
}

/** Countries by group, each with its currency and one button for each of its languages. */
export function RegionList({ groups, cartId }: RegionListProps) {
  const { t, i18n } = useTranslation('region')
  const { t: common } = useTranslation('common')
  const id = useId()
  const { post, isNetworkError } = usePostRegion()
  // The merchant may have group keys without messages in the shop.
  const titleOf = (key: string) =>
    i18n.exists(`region:groups.${key}`) ? t(`groups.${key as 'other'}`) : t('groups.other')
  return (
    <div className={styles.groups}>
      {isNetworkError ? <Notice kind="error">{common('noResponse')}</Notice> : null}
      {groups.map(({ key, regions }) => (
        <section key={key} aria-labelledby={`${id}-${key}`}>
          <h2 id={`${id}-${key}`} className={styles.title}>
            {titleOf(key)}
          </h2>
          <ul>
            {regions.map((region) => (
              <RegionEntry key={region.market} region={region} cartId={cartId} post={post} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface RegionEntryProps {
  region: Region
  cartId: string | null
  post: PostRegion
}

function RegionEntry({ region, cartId, post }: RegionEntryProps) {
  const { t } = useTranslation('region')
  return (
    <li className={styles.region}>
      <div>
        <h3>{region.country}</h3>
        <p className={ui.note}>
          {t('currency', { currency: region.currency })}
          {region.isVirtual ? ` · ${t('virtual')}` : null}
        </p>
      </div>
      <ul className={ui.wrap2}>
        {region.languages.map((language) => (
          <li key={language.code}>
            <LanguageChoice region={region} language={language} cartId={cartId} post={post} />
          </li>
        ))}
      </ul>
    </li>
  )
}

interface LanguageChoiceProps extends RegionEntryProps {
  language: RegionLanguage
}

/** One form per choice, since each is posted to the scope that it selects. */
function LanguageChoice({ region, language, cartId, post }: LanguageChoiceProps) {
  const { t } = useTranslation('region')
  const { iso, name, path, action, isCurrent } = language
  const label = t('choose', { country: region.country, language: name })
  if (action === null) {
    return (
      <a className={styles.language} href={path} hrefLang={iso} aria-label={label}>
        <span lang={iso}>{name}</span>
      </a>
    )
  }
  return (
    // Another language or market needs a new document: texts and prices all change.
    <form method="post" action={action} onSubmit={(event) => post(event, path)}>
      <HiddenFields
        values={{
          market: region.market,
          returnTo: path,
          cart: (!action.startsWith('/') && cartId) || undefined,
        }}
      />
      <button
        className={styles.language}
        aria-label={label}
        aria-current={isCurrent ? 'true' : undefined}
      >
        {isCurrent ? <Icon name="check" size={20} /> : null}
        <span lang={iso}>{name}</span>
      </button>
    </form>
  )
}
