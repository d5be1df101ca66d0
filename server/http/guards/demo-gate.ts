import type { Request } from 'express'

import { isForwarded } from './client-address.ts'

export interface DemoGateOptions {
  /** `MERCHANT_DEMO`: the outbox and the payment sandbox are open to every visitor. */
  isOpenToAll: boolean
  publicOrigin: string
  trustProxy: number
}

/**
 * The demo's outbox and payment sandbox, with reset links and payments without money, are only for a person who runs it
 * on their own machine. A shop with a public name is never local, whatever a proxy reports; nor is a request for
 * another name, which a website may lead to its visitor's machine (DNS rebinding).
 */
export function demoGate({ isOpenToAll, publicOrigin, trustProxy }: DemoGateOptions) {
  const isLocalShop = isLoopbackName(new URL(publicOrigin).hostname)
  return (request: Request): boolean => {
    if (isOpenToAll) return true
    if (trustProxy === 0 && isForwarded(request.headers)) return false
    const isLoopbackHost = isLoopbackName((request.headers.host ?? '').replace(/:\d+$/, ''))
    return isLocalShop && isLoopbackHost && isLoopbackAddress(request.ip ?? '')
  }
}

function isLoopbackName(name: string): boolean {
  return /^(localhost|[\w.-]+\.localhost|127(\.\d+){3}|\[::1\])$/i.test(name)
}

function isLoopbackAddress(address: string): boolean {
  return /^(::ffff:)?127(\.\d+){3}$|^::1$/i.test(address)
}
