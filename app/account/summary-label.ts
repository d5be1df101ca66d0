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

/** Key of the label before a message that several fields share (`missingPasswords`); null where it names its field. */
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
