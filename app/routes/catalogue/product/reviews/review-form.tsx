import { useLocation } from '@remix-run/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { useLoginPanel } from '#app/account/login/login-panel-control.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { TextArea, TextField } from '#app/ui/form/text-field.tsx'
import type { FormResult } from '#app/routes/catalogue/product/small-form/small-form.ts'
import type { ReviewError } from './review-fields.ts'
import styles from './review-form.module.css'
import { StarRatingInput } from './star-rating-input.tsx'
import { useSmallForm } from '#app/routes/catalogue/product/small-form/use-small-form.ts'
import { NoRedirectField } from '#app/ui/form/hidden-fields.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

interface ReviewFormProps {
  posted: FormResult | null
  /** The form was sent without scripts. */
  wasPosted: boolean
  /** Empty for a form without pictures. */
  pictureTypes: string
}

/** Posts a review; every field is required, and a note explains that the review is checked first. */
export function ReviewForm({ posted, wasPosted, pictureTypes }: ReviewFormProps) {
  const { t } = useTranslation('product')
  const id = useId()
  const { Form, container, result, errorIn, typedIn } = useSmallForm('review', posted)
  const isDone = result?.ok ?? wasPosted
  const errorOf = (field?: string) => {
    const code = errorIn(field) as ReviewError | undefined
    return code && t(`review.errors.${code}`)
  }
  const fault = errorOf()
  return (
    <div {...container} className={styles.write}>
      {isDone ? (
        <Notice kind="good">{t('review.posted')}</Notice>
      ) : (
        <details open={result !== null}>
          <summary className={ui.fold}>{t('review.write')}</summary>
          <Form
            method="post"
            encType={pictureTypes ? 'multipart/form-data' : undefined}
            className={classNames(ui.stack5, styles.form)}
            noValidate
          >
            <input type="hidden" name="intent" value="review" />
            <NoRedirectField />
            <Notice kind="error">{fault}</Notice>
            <StarRatingInput
              id={`${id}rating`}
              legend={t('review.rating')}
              defaultValue={typedIn('rating')}
              error={errorOf('rating')}
            />
            <TextField
              id={`${id}author`}
              name="author"
              label={t('review.author')}
              autoComplete="nickname"
              defaultValue={typedIn('author')}
              error={errorOf('author')}
            />
            <TextArea
              id={`${id}comment`}
              name="comment"
              label={t('review.comment')}
              rows={5}
              defaultValue={typedIn('comment')}
              error={errorOf('comment')}
            />
            {pictureTypes ? (
              // The last field: the host cuts off files that are too large, and keeps the text before them.
              <TextField
                id={`${id}pictures`}
                name="pictures"
                type="file"
                accept={pictureTypes}
                multiple
                label={t('review.pictures')}
                error={errorOf('pictures')}
              />
            ) : null}
            <div className={styles.send}>
              <Button>{t('review.submit')}</Button>
              <p className={classNames(ui.note, styles.note)}>{t('review.moderation')}</p>
            </div>
          </Form>
        </details>
      )}
    </div>
  )
}

/** Asks guests to log in: only customers write reviews. */
export function ReviewLogin() {
  const { t } = useTranslation('product')
  const { pathname } = useLocation()
  const panel = useLoginPanel()
  const login = href(useUrlScope(), 'login')
  return (
    <p className={styles.write}>
      <Link
        to={`${login}?${new URLSearchParams({ returnTo: pathname })}`}
        onClick={(event) => {
          if (!panel || event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          panel.open()
        }}
      >
        {t('review.login')}
      </Link>
    </p>
  )
}
