import pino, { type DestinationStream, type Logger } from 'pino'

/** Names whose values never reach a log, at any depth that our own lines use (trust: logging). */
const secret = [
  'password',
  'newPassword',
  'signature',
  'token',
  'authorization',
  'cookie',
  'set-cookie',
  'x-apikey',
  'x-api-key',
  'x-auth-refresh-token',
  'personalId',
  'identityNumber',
  'organizationId',
  'email',
  'phone',
  'mobile',
]

export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    redact: {
      paths: secret.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[redacted]',
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
