import { forwardTo } from './ask-merchant.ts'
import { openUpstream, type Upstream } from './upstream.ts'

/** Error codes of the public API (merchant API 3.1). */
const publicCodes = ['RequirementsNotMet', 'INVALID_IDENTITY_NUMBER']

interface WireError {
  extensions?: { code?: string }
}

/**
 * A merchant of another implementation: the responses are the target's, and its errors have only
 * messages and the codes of the public API. With `isDumb` they have no codes at all.
 */
export function openForeignMerchant(
  endpoint: string,
  { hasNoErrorCodes = false }: { hasNoErrorCodes?: boolean } = {},
): Promise<Upstream> {
  return openUpstream(async (received) => {
    const response = await forwardTo(endpoint, received)
    const { errors, ...rest } = (await response.json()) as { errors?: WireError[] }
    const renamed = errors?.map((error) => ({ ...error, extensions: { code: codeOf(error) } }))
    return [response.status, JSON.stringify(renamed ? { ...rest, errors: renamed } : rest)]
  })

  function codeOf({ extensions }: WireError): string {
    const code = extensions?.code ?? ''
    return !hasNoErrorCodes && publicCodes.includes(code) ? code : 'SOME_OTHER_CODE'
  }
}
