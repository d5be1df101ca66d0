import { seeOther } from '#app/visit/answers.server.ts'

/**
 * Leads on somebody whose session has just ended. Pages that the browser keeps, or has fetched before
 * they were asked for, go with it. Cookies and storage stay, for what is in them belongs to the visitor
 * and not to the account: cart, market, consent, and how a tab tells the others of the logout.
 */
export function seeOut(path: string): Response {
  const answer = seeOther(path)
  answer.headers.set('Clear-Site-Data', '"cache", "prefetchCache", "prerenderCache"')
  return answer
}
