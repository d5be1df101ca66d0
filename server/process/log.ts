import { hostname } from 'node:os'

import pino, { type DestinationStream, type Logger } from 'pino'

import { serializedError, writtenFields } from './log-fields.ts'

/** Lines are written beside the event loop: a call each took a third of a kept document's time. A fatal line is written at once. */
const output = {
  sync: false,
  minLength: 4_096,
  periodicFlush: 100,
  /** Bytes that wait for a reader; later lines are dropped. */
  maxLength: 4 * 1024 * 1024,
}

/**
 * The shop's log, of known fields only (`log-fields.ts`).
 *
 * @param base fields of every line beside the name of the instance: the process and its version
 * @param onProblem gets each line at warn and above, as it is written
 */
export function createLog(
  level: string,
  base: { service?: string; version?: string } = {},
  destination?: DestinationStream,
  onProblem?: (line: string) => void,
): Logger {
  const options = {
    level,
    base: { ...base, instance: hostname() },
    formatters: { log: writtenFields },
    serializers: { err: serializedError },
    ...(onProblem && { hooks: { streamWrite: passed(onProblem) } }),
  }
  return pino(options, destination ?? pino.destination(output))
}

function passed(onProblem: (line: string) => void): (line: string) => string {
  return (line) => {
    if (isProblem.test(line)) onProblem(line)
    return line
  }
}

/** A line begins with its level: 40 is warn. */
const isProblem = /^\{"level":[4-6]0,/
