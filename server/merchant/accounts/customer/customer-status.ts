/**
 * Who may buy on credit (spec section 4, Customer credit status). The demo's credit cases are
 * distinguished by e-mail; a member type that begins with NO CREDIT excludes invoice and account.
 */
export interface CustomerStatus {
  isBlacklisted: boolean
  memberType: string
}

const cases = new Map<string, CustomerStatus>([
  ['blacklist@example.com', { isBlacklisted: true, memberType: 'BLACKLISTED' }],
  ['nocredit@example.com', { isBlacklisted: false, memberType: 'NO CREDIT-Limited' }],
])

const ordinary: CustomerStatus = { isBlacklisted: false, memberType: 'STANDARD' }

export function customerStatus(email: string | null): CustomerStatus {
  return cases.get((email ?? '').trim().toLowerCase()) ?? ordinary
}

export function mayBuyOnCredit(status: CustomerStatus): boolean {
  return !status.isBlacklisted && !/^NOCREDIT/i.test(status.memberType.replace(/\s/g, ''))
}
