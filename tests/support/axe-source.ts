import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Axe, half as large as the one that its builder takes; each page compiles it. */
export const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)
