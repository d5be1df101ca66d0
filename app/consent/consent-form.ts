import type { Purpose } from '#app/session/consent.ts'

/**
 * The purposes that a form allows by its button: all, none, or those that are checked. Unknown purposes are ignored.
 *
 * @returns null when the form has no choice
 */
export function readConsentForm(form: FormData, offered: readonly Purpose[]): Purpose[] | null {
  switch (form.get('choice')) {
    case 'all':
      return [...offered]
    case 'necessary':
      return []
    case 'selected': {
      const checked = form.getAll('purpose')
      return offered.filter((purpose) => checked.includes(purpose))
    }
    default:
      return null
  }
}
