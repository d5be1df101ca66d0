import { useEffect, useState } from 'react'

import type { LanguageChoice } from '#app/addresses/language-choices.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import { findLanguageProposal, type LanguageProposal } from './language-proposal.ts'
import { saveLanguage } from './saved-language.ts'
import styles from './language-offer.module.css'
import { useLanguageLinks } from './use-language-links.ts'

/** Offers the browser's language, in that language; fixed at the bottom, so that the page does not move. */
export function LanguageOffer({ languages }: { languages: readonly LanguageChoice[] }) {
  const here = useUrlScope()
  const [proposal, setProposal] = useState<LanguageProposal | null>(null)
  const [isDismissed, setDismissed] = useState(false)
  const codes = languages.map(({ code }) => code).join()
  useEffect(() => {
    let isCurrent = true
    findLanguageProposal(here.language, codes.split(','))
      .then((found) => isCurrent && setProposal(found))
      // Without its messages, no language is offered.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [here.language, codes])
  if (!proposal || isDismissed) return null
  const decline = () => {
    saveLanguage(here.language)
    setDismissed(true)
  }
  return <Offer proposal={proposal} languages={languages} onDecline={decline} />
}

interface OfferProps {
  proposal: LanguageProposal
  languages: readonly LanguageChoice[]
  onDecline: () => void
}

function Offer({ proposal, languages, onDecline }: OfferProps) {
  const link = useLanguageLinks(languages).find(({ code }) => code === proposal.code)
  if (!link) return null
  return (
    <section
      className={classNames(ui.row6, ui.notPrinted, styles.offer)}
      lang={link.iso}
      aria-label={proposal.question}
    >
      <p>{proposal.question}</p>
      <div className={ui.wrap2}>
        <a
          className={buttonClass({ size: 'small' })}
          href={link.path}
          hrefLang={link.iso}
          onClick={() => saveLanguage(link.code)}
        >
          {proposal.accept}
        </a>
        <Button type="button" kind="quiet" size="small" onClick={onDecline}>
          {proposal.decline}
        </Button>
      </div>
    </section>
  )
}
