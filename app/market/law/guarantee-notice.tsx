import type { LanguageCode } from '#app/i18n/languages.ts'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './guarantee-notice.module.css'

/** The words of the harmonised notice (Regulation (EU) 2025/1960 annex I), in the language of the page. */
export interface GuaranteeNoticeTexts {
  language: LanguageCode
  summary: string
  title: string
  minimum: string
  claim: string
  claims: readonly string[]
  liable: string
  remedies: readonly string[]
  period: string
  more: string
  /** Address of the portal Your Europe as people read it, without a protocol. */
  link: string
  faulty: string
  steps: readonly string[]
  commercial: string
}

/** The Commission's graphics, when the shop was built with them (`README.md`, For operators). */
const graphics = import.meta.glob<string>('./official-notice/*.{svg,png}', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The harmonised notice of the legal guarantee: the Commission's graphic, or its words. */
export function GuaranteeNotice({ texts }: { texts: GuaranteeNoticeTexts }) {
  const graphic = ['svg', 'png']
    .map((type) => graphics[`./official-notice/${texts.language}.${type}`])
    .find((url) => url !== undefined)
  const { language: _, summary: __, ...words } = texts
  const link = (
    <a href={encodeURI(`https://${texts.link}`)} target="_blank" rel="noopener">
      {texts.link}
    </a>
  )
  if (graphic) {
    return (
      <div className={classNames(ui.stack2, styles.graphic)}>
        <img src={graphic} alt={Object.values(words).flat().join(' ')} loading="lazy" />
        {link}
      </div>
    )
  }
  return (
    <section className={styles.notice} aria-labelledby="legal-guarantee">
      <h3 id="legal-guarantee" className={styles.title}>
        {texts.title}
      </h3>
      <div className={classNames(ui.stack3, styles.words)}>
        <p className={styles.minimum}>{texts.minimum}</p>
        <p>{texts.claim}</p>
        <Points texts={texts.claims} />
        <p>{texts.liable}</p>
        <Points texts={texts.remedies} />
        <p>{texts.period}</p>
        <p>
          {texts.more} {link}
        </p>
        <p>
          <strong>{texts.faulty}</strong>
        </p>
        <ol>
          {texts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{texts.commercial}</p>
      </div>
    </section>
  )
}

function Points({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
