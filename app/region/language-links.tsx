import type { MouseEvent } from 'react'

import { keepLanguage } from './kept-language.ts'
import type { LanguageLink } from './use-language-links.ts'

/**
 * The page in every language, as links that crawlers can follow. Without scripts the address is the
 * choice; with them it is also remembered. The language one reads already leads nowhere.
 */
export function LanguageLinks({ languages }: { languages: readonly LanguageLink[] }) {
  const onClick = (event: MouseEvent, { code, isCurrent }: LanguageLink) => {
    if (isCurrent) event.preventDefault()
    else keepLanguage(code)
  }
  return languages.map((language) => (
    // A new language is a new document: words, direction and prices all change.
    <a
      key={language.code}
      href={language.path}
      hrefLang={language.iso}
      lang={language.iso}
      aria-current={language.isCurrent ? 'true' : undefined}
      onClick={(event) => onClick(event, language)}
    >
      {language.name}
    </a>
  ))
}
