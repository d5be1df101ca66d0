/** Notices that a response can leave for the next page. */
export type FlashNotice =
  | 'wrong-password'
  | 'account-deleted'
  | 'login-link-used'
  | 'reset'
  | 'resetSent'
  | 'saved'
  | 'welcome'
  | 'passwordChanged'
  | 'reviewPosted'
  | 'stockAlertRequested'
  | 'subscribed'
  | 'consentSaved'
