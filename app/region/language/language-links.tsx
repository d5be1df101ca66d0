import type { MouseEvent } from 'react'

import type { LanguageChoice } from '#app/addresses/language-choices.ts'

import { saveLanguage } from './saved-language.ts'
import styles from './language-links.module.css'
import { useLanguageLinks, type LanguageLink } from './use-language-links.ts'

/** Crawlers follow the links; a choice is remembered (spec section 2). A cached page sets no cookie: without scripts buttons post it. */
export function LanguageLinks(props: { languages: readonly LanguageChoice[] }) {
  const languages = useLanguageLinks(props.languages)
  // Another language needs a new document: texts, direction and prices all change.
  return (
    <>
      {languages.map((language) => (
        <LinkedLanguage key={language.code} language={language} />
      ))}
      <form className={styles.form} method="post">
        {languages.map((language) => (
          <PostedLanguage key={language.code} language={language} />
        ))}
      </form>
    </>
  )
}

function LinkedLanguage({ language }: { language: LanguageLink }) {
  const { code, iso, name, path, isCurrent } = language
  const onClick = (event: MouseEvent) => {
    if (isCurrent) event.preventDefault()
    else saveLanguage(code)
  }
  return (
    <a
      className={styles.link}
      href={path}
      hrefLang={iso}
      lang={iso}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onClick}
    >
      {name}
    </a>
  )
}

function PostedLanguage({ language }: { language: LanguageLink }) {
  const { iso, name, choice, isCurrent } = language
  return (
    <button
      className={styles.choice}
      name="returnTo"
      value={choice.returnTo}
      formAction={choice.action}
      lang={iso}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {name}
    </button>
  )
}
