/** Whom a request's bearer token speaks for. */
export interface SignedIn {
  customerId: number
  sessionId: string
  /** Member of staff who looks at the shop as this customer; null for the customer. */
  spoofedBy: string | null
}

/** What every resolver of one request is given; a domain may add to it. */
export interface RequestContext {
  requestId: string
  now: Date
  publicOrigin: string
  /** Null for a guest. */
  signedIn: SignedIn | null
  /** Id of the page or area whose draft the client may see. */
  preview: number | null
  [key: PropertyKey]: unknown
}
