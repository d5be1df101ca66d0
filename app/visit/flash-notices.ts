/** Notices that a response can leave for the next page. */
const flashNotices = [
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
