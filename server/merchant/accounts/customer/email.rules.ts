/** E-mail addresses identify accounts, ignoring case. */

const longest = 254

export function normalEmail(typed: string): string {
  return typed.normalize('NFC').trim().toLowerCase()
}

/** Whether the address is well-formed; whether it exists is not checked. */
export function isEmail(address: string): boolean {
  return (
    address.length <= longest &&
    /^[^\s@\p{Cc}\p{Cf}<>()",;:\\[\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u.test(
      address,
    )
  )
}

/** The address as logs may show it: `a***@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at > 0 ? `${email[0]}***${email.slice(at)}` : '***'
}
