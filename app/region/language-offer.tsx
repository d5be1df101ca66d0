import { useEffect, useState } from 'react'

import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'

import { findLanguageProposal, type LanguageProposal } from './language-proposal.ts'
import { saveLanguage } from './saved-language.ts'
import styles from './language-offer.module.css'
import type { LanguageLink } from './use-language-links.ts'

/**
 * Asks whoever reads in a language that is not their browser's whether they want theirs, in theirs.
 * Lies over the foot of the window, so that nothing moves; whatever is answered is remembered.
 */
export function LanguageOffer({ languages }: { languages: readonly LanguageLink[] }) {
  const here = useUrlScope()
  const [words, setWords] = useState<LanguageProposal | null>(null)
  const [isAnswered, setAnswered] = useState(false)
  const codes = languages.map(({ code }) => code).join()
  useEffect(() => {
    let isCurrent = true
    findLanguageProposal(here.language, codes.split(','))
      .then((found) => isCurrent && setWords(found))
      // An offer that cannot be made is not missed.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [here.language, codes])
  const link = languages.find(({ code }) => code === words?.code)
  if (!words || !link || isAnswered) return null
  const decline = () => {
    saveLanguage(here.language)
    setAnswered(true)
  }
  return (
    <section className={styles.offer} lang={link.iso} aria-label={words.question}>
      <p>{words.question}</p>
      <div className={styles.answers}>
        <a
          className={buttonClass({ size: 'small' })}
          href={link.path}
          hrefLang={link.iso}
          onClick={() => saveLanguage(link.code)}
        >
          {words.accept}
        </a>
        <Button type="button" kind="quiet" size="small" onClick={decline}>
          {words.decline}
        </Button>
      </div>
    </section>
  )
}
