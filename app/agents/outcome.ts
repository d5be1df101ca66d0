import { done, refused, type Result } from '#app/kit/result.ts'

import type { KeptAnswer } from '#app/load-context.ts'

import type { Message, MessageError } from './schema/ucp.generated.d.ts'

/** What an operation returns besides the metadata of the protocol. */
export interface Answer {
  /** Fields of the response beside `ucp`. */
  body: object
  /** Whether something was created, which REST tells by 201. */
  isCreated?: boolean
}

export interface OperationAnswer {
  isCreated: boolean
  /** Whether it tells why there is no such resource. */
  isRefused: boolean
  body: object
  /** The same as JSON. */
  text: string
  /** How long one of the catalogue is the answer to the same request, by `performance.now()`. */
  freshUntil?: number
  kept?: KeptAnswer
}

/** Why there is no such resource: errors in the words of the shop (types/error_response.json). */
export interface Failure {
  messages: readonly MessageError[]
  continueUrl?: string
}

export type Outcome = Result<Answer, Failure>

export const answer = (body: object, isCreated = false): Outcome => done({ body, isCreated })

interface FailureOptions {
  /** Where the buyer can go on without the platform. */
  continueUrl?: string
  path?: string
  /** `recoverable` where another request may succeed. */
  severity?: 'recoverable' | 'unrecoverable'
}

/** @param content in the language of the answer */
export function failure(
  code: string,
  content: string,
  { continueUrl, path, severity = 'unrecoverable' }: FailureOptions = {},
): Result<never, Failure> {
  const message = { type: 'error', code, ...(path && { path }), content, severity } as const
  return refused({ messages: [message], continueUrl })
}

/** An error in a part of a cart or checkout, which another request may mend. */
export function recoverable(code: string, content: string, path: string): Message {
  return { type: 'error', code, path, content, severity: 'recoverable' }
}

export function info(code: string, content: string, path?: string): Message {
  return { type: 'info', code, content, ...(path && { path }) }
}

export function warning(code: string, content: string, path?: string): Message {
  return { type: 'warning', code, content, ...(path && { path }) }
}

/** `messages` of a response, which has none rather than an empty list. */
export const withMessages = (messages: readonly Message[]) =>
  messages.length > 0 ? { messages } : {}
