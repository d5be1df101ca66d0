import type { TestProject } from 'vitest/node'

/** Prints how to repeat a run, passed or not. */
export default function printSeed({ config }: TestProject) {
  console.log(`random choices: TEST_SEED=${config.env.TEST_SEED}`)
}
