import { GatewayError } from './gateway-error.ts'

/** For `catch`, of data that a page is useful without. Other errors are thrown; `log` is told why. */
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
