/** The mail to a new subscriber of the newsletter, which says how to end the subscription. */
import { html } from 'hono/html'
import type { LanguageCode } from '../channel/markets.ts'
import { mailPage } from './mail-page.ts'
import type { Mail } from './outbox.store.ts'
import { mailMessages } from './mail-messages.ts'

interface WelcomeMailFacts {
  recipient: string
  language: LanguageCode
  subjectKey: string
}

export function newsletterWelcomeMail({ recipient, language, subjectKey }: WelcomeMailFacts): Mail {
  const messages = mailMessages[language]
  const { newsletterSubject: subject, newsletterIntro, newsletterEnd } = messages
  return {
    kind: 'newsletter-welcome',
    subjectKey,
    recipient,
    language,
    subject,
    text: [newsletterIntro, '', newsletterEnd, '', messages.signoff, 'Hemvist', ''].join('\n'),
    html: mailPage({
      language,
      subject,
      content: html`<p>${newsletterIntro}</p>
        <p>${newsletterEnd}</p>`,
    }),
  }
}
