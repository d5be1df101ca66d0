import { GatewayError } from './gateway-error.ts'

/**
 * For `catch`, of data that a page is useful without: the value when the merchant fails. Other errors are thrown.
 *
 * @param log is told why the value is used
 */
export function fallbackTo<Value>(
  value: Value,
  log?: (err: GatewayError) => void,
): (error: unknown) => Value {
  return (error) => {
    if (!(error instanceof GatewayError)) throw error
    log?.(error)
    return value
  }
}
