/** E-mail addresses identify accounts, ignoring case. */
import { isTooLong } from '../../vocabulary/typed-text.ts'

export function normalizeEmail(typed: string): string {
  return typed.normalize('NFC').trim().toLowerCase()
}

/** Well-formed, existing or not; and not like a formula, which a spreadsheet of exported addresses would run. */
export function isEmail(address: string): boolean {
  return (
    !isTooLong(address, 'email') &&
    /^(?![=+-])[^\s@\p{Cc}\p{Cf}<>()",;:\\[\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u.test(
      address,
    )
  )
}

/** Domains of one provider, which ignores the dots of a name. */
const dotlessDomains = ['gmail.com', 'googlemail.com']

/** A normalized address without what most providers ignore: one mailbox is one customer for what each has once. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const [name = ''] = email.slice(0, at).split('+')
  const domain = email.slice(at + 1)
  return dotlessDomains.includes(domain)
    ? `${name.replaceAll('.', '')}@${dotlessDomains[0]}`
    : `${name}@${domain}`
}

/** The address for logs: `a***@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at > 0 ? `${email[0]}***${email.slice(at)}` : '***'
}
