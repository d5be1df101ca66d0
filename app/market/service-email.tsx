import { createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'

const ServiceEmail = createContext<string | null>(null)

/** Provides the address of the setting `SELLER`; null without one. */
export const ServiceEmailProvider = ServiceEmail.Provider

/** The e-mail address of customer service: that of the seller, else of the messages. */
export function useServiceEmail(): string {
  const { t } = useTranslation('common')
  return useContext(ServiceEmail) ?? t('footer.email')
}
