import type { AppLoadContext } from '#app/load-context.ts'

import { msLeft, type Deadline } from './deadline.ts'

/** Limits from a request's start: an error page is better than a late page. A form leaves time for the page after it. */
const limitsMs = { page: 2_300, post: 1_800, order: 13_000, files: 6_500, lines: 20_000 }
const pageAfterPostMs = 500

const deadlines = new WeakMap<AppLoadContext, Deadline>()

/** The deadline of a request, from the start time that the host has recorded. */
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

/** Called after an action: extends the deadline, so that its page has time even after it has passed. */
export function leaveTimeForPage(context: AppLoadContext): void {
  const deadline = deadlines.get(context)
  if (deadline) deadline.at += pageAfterPostMs + Math.max(0, performance.now() - deadline.at)
}

const extendTo =
  (limit: number) =>
  ({ deadline }: { deadline?: Deadline }): void => {
    if (deadline && msLeft(deadline) < limit) deadline.at += limit - limitsMs.post
  }

/** The merchant receives and reads files. */
export const allowFiles = extendTo(limitsMs.files)

/** Placing an order may include a call to a payment provider. */
export const allowOrder = extendTo(limitsMs.order)

/** An assistant sends a whole cart at once, and the merchant changes one line after the other. */
export const allowLines = extendTo(limitsMs.lines)
