import { GatewayError } from './gateway-error.ts'

/** For `catch`, of data that a page is useful without: the value when the merchant fails. Other errors are thrown. */
export function fallbackTo<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (error instanceof GatewayError) return value
    throw error
  }
}
