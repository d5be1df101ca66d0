import pino from 'pino'

import type { Problem, ProblemKind } from '#server/http/operator/operator-status.ts'

const maxProblems = 100
const maxDetails = 300

/** Fields of every line, and those that have their own place. */
const ownFields = [
  'level',
  'time',
  'msg',
  'requestId',
  'traceId',
  'service',
  'version',
  'instance',
  'err',
]

/** The last hundred lines at warn and above. The most frequent message loses its oldest: any visitor may cause thousands. */
export function recordProblems() {
  const kinds = new Map<string, ProblemKind & { last: Problem[] }>()

  function record(line: string): void {
    const fields = JSON.parse(line) as Record<string, unknown>
    const message = String(fields.msg ?? '')
    const known = kinds.get(message) ?? { message, level: '', count: 0, last: [] }
    known.level = pino.levels.labels[Number(fields.level)] ?? ''
    known.count += 1
    known.last.unshift({
      at: new Date(Number(fields.time)).toISOString(),
      requestId: typeof fields.requestId === 'string' ? fields.requestId : null,
      details: detailsOf(fields),
    })
    // Moves it to the end of the map, as the last one.
    kinds.delete(message)
    kinds.set(message, known)
    const lists = [...kinds.values()].map(({ last }) => last)
    const recorded = lists.reduce((sum, { length }) => sum + length, 0)
    if (recorded > maxProblems) lists.sort((a, b) => b.length - a.length)[0]?.pop()
  }

  return {
    record,
    /** The kind of the last problem first. */
    kinds: (): ProblemKind[] => [...kinds.values()].reverse(),
  }
}

function detailsOf(fields: Record<string, unknown>): string {
  const error = fields.err as { type?: unknown; message?: unknown } | string | null | undefined
  const thrown = typeof error === 'object' && error ? `${error.type}: ${error.message}` : error
  const others = Object.entries(fields)
    .filter(([name]) => !ownFields.includes(name))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  return [...others, ...(thrown ? [thrown] : [])].join(' ').slice(0, maxDetails)
}
