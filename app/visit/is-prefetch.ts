/** Whether a browser requests data that the visitor may never see: nothing that is shown once may be used up. */
export function isPrefetch({ headers }: Request): boolean {
  return ['sec-purpose', 'purpose', 'x-moz'].some((name) => headers.get(name)?.includes('prefetch'))
}
