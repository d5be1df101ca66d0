/** E-mail addresses as the shop tells accounts apart: without regard to letter case. */

const longest = 254

export function normalEmail(typed: string): string {
  return typed.normalize('NFC').trim().toLowerCase()
}

/** Whether mail could be sent there; whether anybody reads it is another matter. */
export function isEmail(address: string): boolean {
  return (
    address.length <= longest &&
    /^[^\s@\p{Cc}\p{Cf}<>()",;:\\[\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u.test(
      address,
    )
  )
}

/** As a log may tell it: `a***@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at > 0 ? `${email[0]}***${email.slice(at)}` : '***'
}
