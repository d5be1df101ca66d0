import type { Purpose } from '#app/session/consent.ts'

/** The purposes that a form's button allows: all, none, or the checked and known ones; null without a choice. */
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
