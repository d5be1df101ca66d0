import { hostname } from 'node:os'

import pino, { type DestinationStream, type Logger } from 'pino'

import { serializedError, writtenFields } from './log-fields.ts'

/**
 * The shop's log. It writes known fields only (`log-fields.ts`).
 *
 * @param base fields of every line beside the name of the instance: the process and its version
 */
export function createLog(
  level: string,
  base: { service?: string; version?: string } = {},
  destination?: DestinationStream,
): Logger {
  const options = {
    level,
    base: { ...base, instance: hostname() },
    formatters: { log: writtenFields },
    serializers: { err: serializedError },
  }
  return destination ? pino(options, destination) : pino(options)
}
