import type { Seller } from '#app/kit/shop-settings.ts'

/** A seller in one line, as a form is addressed to it: name, address, e-mail and phone. */
export function addresseeOf(
  seller: Seller | null | undefined,
  { shopName, email }: { shopName: string; email: string },
): string {
  const { name = shopName, address = [], phone } = seller ?? {}
  return [name, ...address, email, phone].filter(Boolean).join(', ')
}
