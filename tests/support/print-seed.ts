import type { TestProject } from 'vitest/node'

/** Says with what a run can be made again, passed or not. */
export default function printSeed({ config }: TestProject) {
  console.log(`random choices: TEST_SEED=${config.env.TEST_SEED}`)
}
