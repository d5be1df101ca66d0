/** The mail to a new subscriber of the newsletter, which says how to end the subscription. */
import { html } from 'hono/html'
import type { LanguageCode } from '../channel/markets.ts'
import { mailPage } from './mail-page.ts'
import type { Mail } from './outbox.store.ts'
import { mailMessages } from './mail-messages.ts'
import { unsubscribeHeaders, unsubscribeLink } from './unsubscribe-link.ts'

interface WelcomeMailFacts {
  recipient: string
  language: LanguageCode
  publicOrigin: string
  /** Only the link contains it. */
  token: string
  subjectKey: string
}

export function newsletterWelcomeMail(facts: WelcomeMailFacts): Mail {
  const { recipient, language, publicOrigin, token, subjectKey } = facts
  const link = unsubscribeLink(publicOrigin, { language, token })
  const messages = mailMessages[language]
  const { newsletterSubject: subject, newsletterIntro, newsletterEnd, newsletterLink } = messages
  return {
    kind: 'newsletter-welcome',
    subjectKey,
    recipient,
    language,
    subject,
    text: [newsletterIntro, '', newsletterEnd, link, '', messages.signoff, 'Hemvist', ''].join(
      '\n',
    ),
    headers: unsubscribeHeaders(link),
    html: mailPage({
      language,
      subject,
      content: html`<p>${newsletterIntro}</p>
        <p>${newsletterEnd}</p>
        <p><a href="${link}">${newsletterLink}</a></p>`,
    }),
  }
}
