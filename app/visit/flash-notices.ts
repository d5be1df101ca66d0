/** What an answer may leave for the page that comes next to say. */
export const flashNotices = [
  'wrong-password',
  'account-deleted',
  'login-link-used',
  'reset',
  'resetSent',
  'saved',
  'welcome',
  'passwordChanged',
  'reviewPosted',
  'stockAlertRequested',
] as const

export type FlashNotice = (typeof flashNotices)[number]
