export interface SignedInCustomer {
  customerId: number
  sessionId: string
  /** Member of staff who is logged in as this customer; null for the customer. */
  spoofedBy: string | null
}

/** Context of every resolver of a request; a domain may add properties of its own. */
export interface RequestContext {
  requestId: string
  now: Date
  publicOrigin: string
  /** Null for a guest. */
  signedIn: SignedInCustomer | null
  /** Id of the page or area whose draft the client may see; null without a preview token. */
  preview: number | null
  [key: PropertyKey]: unknown
}
