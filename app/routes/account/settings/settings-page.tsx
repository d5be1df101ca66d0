import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import {
  settingBlockOf,
  settingBlocks,
  type SettingBlock,
} from '#app/account/settings/settings-form.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { VisuallyHidden } from '#app/ui/display/visually-hidden.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import { headingOf, SettingBlockForm, type SettingsPageProps } from './setting-block-form.tsx'
import styles from './settings-page.module.css'

export function SettingsPage(props: SettingsPageProps) {
  const { formState, notice } = props
  const { t } = useTranslation('account')
  const typed = formState?.result?.initialValue?.block
  const edited = formState ? settingBlockOf(typed) : props.edited
  const closed = useClosedBlock(edited)
  const noticeText =
    notice && !formState && !edited ? <Notice kind="good">{t(`notices.${notice}`)}</Notice> : null
  return (
    <>
      {closed ? null : noticeText}
      {settingBlocks.map((block) => (
        <section key={block} id={block} className={classNames(ui.stack4, styles.block)}>
          {block === closed ? noticeText : null}
          {block === edited ? (
            <SettingBlockForm {...props} block={block} />
          ) : (
            <BlockFacts block={block} {...props} />
          )}
        </section>
      ))}
    </>
  )
}

/** The block edited last here, else null: the focus of its vanished button moves to the heading, or back to its link. */
function useClosedBlock(edited: SettingBlock | null): SettingBlock | null {
  const [last, setLast] = useState(edited)
  const shown = useRef(edited)
  if (edited && edited !== last) setLast(edited)
  useEffect(() => {
    const before = shown.current
    shown.current = edited
    if (edited === before) return
    const target = edited ? headingOf(edited) : before && linkOf(before)
    if (target) document.getElementById(target)?.focus({ preventScroll: true })
  }, [edited])
  return edited ? null : last
}

const linkOf = (block: SettingBlock) => `${block}-edit`

function BlockFacts({ block, customer, countries }: SettingsPageProps & { block: SettingBlock }) {
  const { t } = useTranslation('account')
  const scope = useUrlScope()
  const { address } = customer
  const isCompany = customer.customerType === 'ORGANIZATION'
  const facts: Record<SettingBlock, [string, string][]> = {
    contact: [
      [t('settings.name'), `${address.firstName} ${address.lastName}`.trim()],
      [t('fields.email'), customer.email],
      [t('fields.phone'), address.phone],
      [t('settings.newsletter'), t(customer.newsletter ? 'settings.yes' : 'settings.no')],
    ],
    address: [
      [t('fields.careOf'), address.careOf],
      [t('fields.addressLine1'), address.addressLine1],
      [t('fields.addressLine2'), address.addressLine2],
      [t('fields.city'), `${address.zip} ${address.city}`.trim()],
      [t('fields.country'), countries.find(({ code }) => code === address.country)?.name ?? ''],
      [t('fields.entryCode'), address.entryCode],
    ],
    identity: [
      [t('fields.customerType'), t(`customerTypes.${customer.customerType}`)],
      [t('fields.company'), isCompany ? address.company : ''],
      [
        t(isCompany ? 'fields.organizationId' : 'fields.personalId'),
        isCompany ? customer.identityNumber : maskedNumber(customer.identityNumber),
      ],
      [t('fields.gender'), isCompany ? '' : t(`genders.${customer.gender}`)],
    ],
  }
  const shownFacts = facts[block].filter(([, value]) => value)
  return (
    <>
      <div className={classNames(ui.wrap3, styles.head)}>
        <h2>{t(`settings.${block}`)}</h2>
        <Link
          id={linkOf(block)}
          className={buttonClass({ kind: 'secondary', size: 'small' })}
          to={`${href(scope, 'accountSettings')}?edit=${block}#${block}`}
          preventScrollReset
        >
          {t('settings.edit')} <VisuallyHidden>{t(`settings.${block}`)}</VisuallyHidden>
        </Link>
      </div>
      {shownFacts.length > 0 ? (
        <dl className={classNames(ui.stack2, styles.facts)}>
          {shownFacts.map(([name, value]) => (
            <div key={name}>
              <dt className={ui.quiet}>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={ui.quiet}>{t('settings.nothing')}</p>
      )}
    </>
  )
}

/** Shows only the last four digits, enough to recognise the number. */
function maskedNumber(number: string): string {
  return number && `${'•'.repeat(Math.max(0, number.length - 4))}${number.slice(-4)}`
}
