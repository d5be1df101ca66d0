/** Requests with files by the GraphQL multipart request convention. */

/** Three pictures of a review, and the rest of the request. */
export const maxMultipartLength = 25 * 1024 * 1024

export const isMultipart = (request: Request): boolean =>
  /^multipart\/form-data;/i.test(request.headers.get('content-type') ?? '')

/** Each file in the place of the null that `map` names. Null for a body that does not follow the convention. */
export async function readMultipart(
  body: Uint8Array<ArrayBuffer>,
  headers: Headers,
): Promise<unknown> {
  try {
    const type = headers.get('content-type') ?? ''
    const form = await new Response(body, { headers: { 'content-type': type } }).formData()
    const operation = JSON.parse(String(form.get('operations'))) as unknown
    const map = JSON.parse(String(form.get('map'))) as Record<string, string[]>
    for (const [part, [path = '', ...others]] of Object.entries(map)) {
      const file = form.get(part)
      if (!(file instanceof Blob) || others.length > 0) return null
      put(operation, path.split('.'), file)
    }
    return operation
  } catch {
    return null
  }
}

/** @throws unless the path leads through own members to a null */
function put(target: unknown, [key = '', ...rest]: string[], file: Blob): void {
  const parent = target as Record<string, unknown>
  if (!Object.hasOwn(parent, key)) throw new Error('there is no such member')
  if (rest.length > 0) return put(parent[key], rest, file)
  if (parent[key] !== null) throw new Error('the member is not null')
  parent[key] = file
}
