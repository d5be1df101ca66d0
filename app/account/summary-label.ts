/** Keys of `fields` in the namespace `account` that labels of a summary use. */
type LabelKey = 'repeated' | 'currentPassword' | 'nextPassword' | RequiredField

type RequiredField =
  | 'firstName'
  | 'lastName'
  | 'addressLine1'
  | 'zip'
  | 'city'
  | 'country'
  | 'orderNumber'

/**
 * Key of the label that precedes the message of a field in the summary above a form, where several fields
 * share the message; null where the message alone names its field.
 *
 * @param code the field's error
 * @param missingPasswords names of all fields with the error `password`
 */
export function summaryLabel(
  name: string,
  code: string,
  missingPasswords: readonly string[],
): LabelKey | null {
  if (code === 'required') return name as RequiredField
  if (code !== 'password' || missingPasswords.length < 2) return null
  if (name === 'repeated') return 'repeated'
  // The form that changes a password: the former one is missing too.
  if (!missingPasswords.includes('password')) return null
  return name === 'password' ? 'currentPassword' : 'nextPassword'
}
