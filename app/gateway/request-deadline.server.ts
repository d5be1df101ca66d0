import type { AppLoadContext } from '../load-context.ts'
import { msLeft, type Deadline } from './deadline.ts'

/**
 * Milliseconds from the beginning of an answer. A page that is not out by then is worse than one that says
 * so; an order is worth more patience. What is posted leaves time for the page that answers it.
 */
const limitsMs = { page: 2_300, post: 1_800, order: 13_000 }
const pageAfterPostMs = 500

const deadlines = new WeakMap<AppLoadContext, Deadline>()

/** The deadline of a request, counted from the start that the host has recorded. */
export function deadlineOf(request: Request, context: AppLoadContext): Deadline | undefined {
  const { startedAt } = context
  if (startedAt === undefined) return undefined
  const existing = deadlines.get(context)
  if (existing) return existing
  const deadline = {
    at: startedAt + (['GET', 'HEAD'].includes(request.method) ? limitsMs.page : limitsMs.post),
  }
  deadlines.set(context, deadline)
  return deadline
}

/** What was posted is done: its page has time to be made, even when all of it is used up. */
export function leaveTimeForPage(context: AppLoadContext): void {
  const deadline = deadlines.get(context)
  if (deadline) deadline.at += pageAfterPostMs + Math.max(0, performance.now() - deadline.at)
}

/** An order is on its way, with a payment provider perhaps: it may take as long as people wait for one. */
export function allowOrder({ deadline }: { deadline?: Deadline }): void {
  if (deadline && msLeft(deadline) < limitsMs.order) deadline.at += limitsMs.order - limitsMs.post
}
