/**
 * `npm run torture`: attacks that take too long for `npm test`, where each has its short form. One
 * table at the end, and a non-zero exit code when a row does not hold.
 *
 * - `--only=fuzz,kills`, or `container`, for some parts
 * - `--scale=0.1` for a tenth of each
 * - `TEST_SEED=…` for the same choices again
 */
import { seed, seededRandom } from '#tests/support/seed.ts'

import { agents } from './agents.ts'
import { clock } from './clock.ts'
import { connections } from './connections.ts'
import { container } from './container.ts'
import { disk } from './disk.ts'
import { fuzz } from './fuzz.ts'
import { heap } from './heap.ts'
import { invented } from './invented.ts'
import { kills } from './kills.ts'
import type { Part, Row, Run } from './part.ts'
import { paymentKills } from './payment-kills.ts'
import { readOptions } from './read-options.ts'
import { redisFaults } from './redis-faults.ts'
import { rolling } from './rolling.ts'
import { parallelSubmits } from './submits.ts'
import { upstreams } from './upstreams.ts'

const parts: Part[] = [
  ...[fuzz, connections, upstreams, parallelSubmits, kills, paymentKills, rolling],
  ...[redisFaults, disk, clock, invented, agents, heap, container],
]
const { usage, isHelp, only, scale, fault } = readOptions(
  process.argv.slice(2),
  parts.map(({ name }) => name),
)
if (isHelp) {
  console.log(`npm run torture -- [--only=fuzz,kills] [--scale=0.1] [container]\n${usage}`)
  process.exit(0)
}
if (fault !== null) {
  console.error(fault)
  process.exit(2)
}

const run: Run = {
  times: (whole) => Math.max(1, Math.round(whole * scale)),
  random: (name) => seededRandom(`torture ${name}`),
  print: (line) => console.log(line),
}

const rows: Row[] = []
const isWanted = ({ name, isOnlyWhenNamed }: Part) =>
  only.length === 0 ? !isOnlyWhenNamed : only.includes(name)
for (const part of parts.filter(isWanted)) {
  console.log(`\n— ${part.name}`)
  const started = Date.now()
  const isOver = () => Date.now() - started > part.minutes * 60_000
  const partRows = await part.run(run, isOver).catch((fault: unknown): Row[] => {
    console.error(fault)
    const measured = fault instanceof Error ? (fault.message.split('\n')[0] ?? '') : 'a fault'
    return [{ attack: 'the part itself', measured, bound: 'comes to its end', isOk: false }]
  })
  rows.push(...partRows.map((row) => ({ ...row, attack: `${part.name}: ${row.attack}` })))
  console.log(`${Math.round((Date.now() - started) / 1000)} s`)
}

const width = (of: (row: Row) => string) => Math.max(0, ...rows.map((row) => of(row).length))
const widths = [width(({ attack }) => attack), width(({ measured }) => measured)]
console.log(`\nTEST_SEED=${seed}, scale ${scale}`)
for (const { attack, measured, bound, isOk } of rows) {
  const start = `${attack.padEnd(widths[0]!)}  ${measured.padEnd(widths[1]!)}`
  console.log(`${isOk ? 'ok    ' : 'not ok'}  ${start}  ${bound}`)
}
process.exit(rows.every(({ isOk }) => isOk) ? 0 : 1)
