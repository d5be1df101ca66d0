/** Which words a failed page has, by its HTTP status. */
export function faultKind(status: number): 'notFound' | 'refused' | 'failed' {
  if (status === 404) return 'notFound'
  return status < 500 ? 'refused' : 'failed'
}
