/** A request that no operation has run for (overview, Error Codes and Protocol Errors). */
export interface ProtocolFault {
  code: FaultCode
  /** For developers of platforms, in English. */
  content: string
  retryAfterSeconds?: number
}

const faultCodes = {
  invalid_request: { status: 400, rpc: -32602 },
  request_too_large: { status: 400, rpc: -32602 },
  invalid_profile_url: { status: 400, rpc: -32001 },
  profile_unreachable: { status: 424, rpc: -32001 },
  profile_malformed: { status: 422, rpc: -32001 },
  version_unsupported: { status: 422, rpc: -32001 },
  signature_missing: { status: 401, rpc: -32000 },
  signature_invalid: { status: 401, rpc: -32000 },
  key_not_found: { status: 401, rpc: -32000 },
  digest_mismatch: { status: 400, rpc: -32600 },
  algorithm_unsupported: { status: 400, rpc: -32600 },
  forbidden: { status: 403, rpc: -32000 },
  not_found: { status: 404, rpc: -32601 },
  method_not_allowed: { status: 405, rpc: -32601 },
  idempotency_conflict: { status: 409, rpc: -32000 },
  too_many_requests: { status: 429, rpc: -32000 },
  internal_error: { status: 500, rpc: -32603 },
  unavailable: { status: 503, rpc: -32000 },
} as const

export type FaultCode = keyof typeof faultCodes

export const statusOf = ({ code }: ProtocolFault): number => faultCodes[code].status
export const rpcCodeOf = ({ code }: ProtocolFault): number => faultCodes[code].rpc
