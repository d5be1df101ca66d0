import type { InitOptions } from 'i18next'

import { defaultLanguage, languageCodes } from './languages.ts'

export const i18nSettings = {
  supportedLngs: languageCodes,
  fallbackLng: defaultLanguage,
  defaultNS: 'common',
  // The default. Named, it spares a third of each translation: i18next otherwise tests whether the key is a sentence.
  nsSeparator: ':',
  // React escapes what it shows.
  interpolation: { escapeValue: false },
  // A value that is missing at run time, such as in the data of an older release, is no `{{total}}` on the page.
  missingInterpolationHandler: () => '',
} satisfies InitOptions
