/** The receipt of a statement of withdrawal: its content, and when it was received (CRD article 11a). */
import { fill } from '../../browser-pages.ts'
import { languageOf, type LanguageCode } from '../../channel/markets.ts'
import { createMail } from '../../mail/create-mail.ts'
import { formatDate } from '../../mail/format-date.ts'
import { mailMessages } from '../../mail/mail-messages.ts'
import type { Mail } from '../../mail/outbox.store.ts'
import type { Sender } from '../../mail/sender.ts'
import type { WithdrawalFacts } from './withdrawal-facts.ts'

export function withdrawalMail(
  facts: WithdrawalFacts,
  language: LanguageCode,
  sender: Sender,
): Mail {
  const messages = mailMessages[language]
  return createMail(
    {
      kind: 'withdrawal-receipt',
      subjectKey: facts.publicId,
      recipient: facts.email,
      language,
      subject: fill(messages.withdrawalSubject, { number: facts.orderNumber }),
    },
    [
      messages.withdrawalIntro,
      {
        facts: [
          [messages.order, facts.orderNumber],
          [messages.withdrawalName, facts.name],
          [
            messages.withdrawalAt,
            // With its zone.
            formatDate(new Date(facts.receivedAt), languageOf(language), { timeStyle: 'long' }),
          ],
        ],
      },
      {
        title: messages.withdrawalRows,
        goods: facts.rows.map(({ name, variant, quantity, pictureUrl }) => ({
          name: `${quantity} × ${[name, variant].filter(Boolean).join(', ')}`,
          pictureUrl,
        })),
      },
      messages.withdrawalNext,
    ],
    sender,
  )
}
