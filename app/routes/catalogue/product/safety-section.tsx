import { useTranslation } from 'react-i18next'

import type { SafetyContact } from '#app/catalogue/product/safety-contact.ts'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './safety-section.module.css'

/** Whom to ask about the safety of a product: name, postal and electronic address. */
export function SafetySection({ contacts }: { contacts: readonly SafetyContact[] }) {
  const { t } = useTranslation('product')
  if (contacts.length === 0) return null
  return (
    <section className={classNames(ui.stack3, ui.start, styles.safety)} aria-labelledby="safety">
      <h2 id="safety">{t('safety.title')}</h2>
      <p>{t('safety.contact')}</p>
      <div className={styles.contacts}>
        {contacts.map(({ role, name, address, electronic }) => (
          <div key={role}>
            <h3>{t(`safety.${role}`)}</h3>
            <address>
              {name ? <span>{name}</span> : null}
              {address ? <span>{address}</span> : null}
              {electronic ? <ElectronicAddress address={electronic} /> : null}
            </address>
          </div>
        ))}
      </div>
    </section>
  )
}

/** A link where the text is the address of a mailbox or a page; any other text stays a text. */
function ElectronicAddress({ address }: { address: string }) {
  if (/^[^\s@:?]+@[^\s@:?]+\.[^\s@:?]+$/.test(address)) {
    return <a href={`mailto:${address}`}>{address}</a>
  }
  if (/^https?:\/\/[^\s/]/.test(address)) {
    return (
      <a href={address} rel="noreferrer">
        {address}
      </a>
    )
  }
  return <span>{address}</span>
}
