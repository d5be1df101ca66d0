/** Spec section 4, Customer credit status: two addresses stand for customers without credit; NO CREDIT excludes invoice and account. */
export interface CustomerStatus {
  isBlacklisted: boolean
  memberType: string
}

const statusByEmail = new Map<string, CustomerStatus>([
  ['blacklist@example.com', { isBlacklisted: true, memberType: 'BLACKLISTED' }],
  ['nocredit@example.com', { isBlacklisted: false, memberType: 'NO CREDIT-Limited' }],
])

const defaultStatus: CustomerStatus = { isBlacklisted: false, memberType: 'STANDARD' }

export function customerStatus(email: string | null): CustomerStatus {
  return statusByEmail.get((email ?? '').trim().toLowerCase()) ?? defaultStatus
}

export function mayBuyOnCredit(status: CustomerStatus): boolean {
  return !status.isBlacklisted && !/^NOCREDIT/i.test(status.memberType.replace(/\s/g, ''))
}
