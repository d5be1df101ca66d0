import { isUnreadableResponse } from './remix-internals.ts'

/** The result of a form, or `lost`, from what was typed, without a response of the shop, which may have received the form. */
export async function resultOrNetworkError<Result, Lost>(
  request: Request,
  send: () => Promise<Result>,
  lost: (form: FormData) => Lost,
): Promise<Result | Lost> {
  const form = await request.clone().formData()
  try {
    return await send()
  } catch (error) {
    if (!isNetworkFailure(error)) throw error
    return lost(form)
  }
}

/** How `fetch` fails without a network, and the router with a response that is cut off or not of the shop. */
const isNetworkFailure = (error: unknown): boolean =>
  error instanceof TypeError || isUnreadableResponse(error)

export const isNetworkError = (result: unknown): boolean =>
  (result as { isNetworkError?: unknown } | null | undefined)?.isNetworkError === true

/** `shouldRevalidate` of a route: no reload of its data after a lost form, since the network is down. */
export const revalidateUnlessNetworkError = ({
  actionResult,
  defaultShouldRevalidate,
}: {
  actionResult?: unknown
  defaultShouldRevalidate: boolean
}): boolean => !isNetworkError(actionResult) && defaultShouldRevalidate
