/** Preloaded by `node --import`: collects garbage on SIGUSR2 and prints the heap that is left, as `heap 12345`. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
process.on('SIGUSR2', () => {
  for (let round = 0; round < 3; round++) collect()
  process.stderr.write(`heap ${process.memoryUsage().heapUsed}\n`)
})
