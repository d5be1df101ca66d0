import { cruise } from 'dependency-cruiser'
import { join } from 'node:path'

import { dependencyRules } from './dependency-rules.ts'

/**
 * Import errors below a folder, one line each.
 *
 * @param root absolute path of the folder that contains `app` and `server`
 */
export async function importFaults(root: string): Promise<{ faults: string[]; files: string[] }> {
  const { output } = await cruise(
    ['app', 'server', 'server.ts'],
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: dependencyRules },
      // Type imports count too: they are also dependencies between folders.
      tsPreCompilationDeps: true,
      // Takes half as long as the compiler.
      parser: 'swc',
      metrics: true,
      doNotFollow: { path: ['node_modules'] },
      exclude: { path: ['\\.css$', '^build/', 'graphql-text\\.d\\.ts$'] },
    },
    {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      conditionNames: ['import', 'node'],
      exportsFields: ['exports'],
      // The demo's imports, as in tsconfig.json.
      alias: { '#server/merchant': join(root, 'server/merchant') },
    },
  )
  if (typeof output === 'string') throw new Error('dependency-cruiser gave text, not a graph')
  const unresolved = output.modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ couldNotResolve, module }) => couldNotResolve && module.startsWith('#'))
      .map(({ module }) => `${source}: there is no ${module}`),
  )
  const broken = output.summary.violations.map(
    ({ rule, from, to }) => `${rule.name}: ${from} → ${to}`,
  )
  return {
    faults: [...unresolved, ...broken],
    files: output.modules.map(({ source }) => source),
  }
}
