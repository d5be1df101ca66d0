import { openUpstream, type Upstream } from './upstream.ts'

/** Codes that the public API names (merchant API 3.1). */
const publicCodes = ['RequirementsNotMet', 'INVALID_IDENTITY_NUMBER']

interface WireError {
  extensions?: { code?: string }
}

/**
 * A merchant as others build it: the answers are the target's, and of its errors the messages alone
 * and the codes of the public API are left. With `isDumb` not even these.
 */
export function openForeignMerchant(
  endpoint: string,
  { isDumb = false }: { isDumb?: boolean } = {},
): Promise<Upstream> {
  return openUpstream(async ({ text, headers }) => {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-apikey': String(headers['x-apikey']),
        ...(headers.authorization ? { authorization: headers.authorization } : {}),
      },
      body: text,
    })
    const { errors, ...rest } = (await answer.json()) as { errors?: WireError[] }
    const renamed = errors?.map((error) => ({ ...error, extensions: { code: codeOf(error) } }))
    return [answer.status, JSON.stringify(renamed ? { ...rest, errors: renamed } : rest)]
  })

  function codeOf({ extensions }: WireError): string {
    const code = extensions?.code ?? ''
    return !isDumb && publicCodes.includes(code) ? code : 'SOME_OTHER_CODE'
  }
}
