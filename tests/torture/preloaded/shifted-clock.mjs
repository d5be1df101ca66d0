/**
 * Preloaded by `node --import`: shifts the clock of a process by the hours in the file `CLOCK_FILE`, and reads them again
 * on SIGUSR2, as if somebody had set the clock of its machine. Durations (`performance.now`) are not shifted.
 */
import { readFileSync } from 'node:fs'

const hoursInFile = () => Number(readFileSync(process.env.CLOCK_FILE, 'utf8'))
const Unshifted = Date
let offsetMs = hoursInFile() * 3_600_000
process.on('SIGUSR2', () => {
  offsetMs = hoursInFile() * 3_600_000
})

const now = () => Unshifted.now() + offsetMs
globalThis.Date = new Proxy(Unshifted, {
  construct: (target, given) => Reflect.construct(target, given.length > 0 ? given : [now()]),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
const timeOrigin = performance.timeOrigin + offsetMs
Object.defineProperty(performance, 'timeOrigin', { get: () => timeOrigin })
