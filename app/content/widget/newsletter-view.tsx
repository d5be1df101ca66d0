import { NewsletterForm } from '#app/newsletter/newsletter-form.tsx'

import styles from './newsletter-view.module.css'
import { TitledSection } from './titled-section.tsx'
import type { NewsletterWidget } from './widget.ts'

export function NewsletterView({ widget: { title, text } }: { widget: NewsletterWidget }) {
  return (
    <div className={styles.signup}>
      <TitledSection title={title} text={text}>
        <NewsletterForm />
      </TitledSection>
    </div>
  )
}
