/** A list's pages (by position), at most two in memory: the next one is requested while one is written. */
export async function* listPages<Page extends { length: number }>(
  { pageSize, maxDepth }: { pageSize: number; maxDepth: number },
  requestPage: (skip: number) => Promise<Page>,
): AsyncGenerator<Page> {
  let request = requestInAdvance(0)
  for (let skip = pageSize; ; skip += pageSize) {
    const page = await request
    const isLast = page.length < pageSize || skip >= maxDepth
    if (!isLast) request = requestInAdvance(skip)
    yield page
    if (isLast) return
  }

  function requestInAdvance(skip: number) {
    const response = requestPage(skip)
    // No unhandled rejection if the crawler has left.
    response.catch(() => undefined)
    return response
  }
}
