/** E-mail addresses identify accounts, ignoring case. */

const maxLength = 254

export function normalizeEmail(typed: string): string {
  return typed.normalize('NFC').trim().toLowerCase()
}

/** Whether the address is well-formed; whether it exists is not checked. */
export function isEmail(address: string): boolean {
  return (
    address.length <= maxLength &&
    /^[^\s@\p{Cc}\p{Cf}<>()",;:\\[\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u.test(
      address,
    )
  )
}

/** The address for logs: `a***@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at > 0 ? `${email[0]}***${email.slice(at)}` : '***'
}
