import { cruise } from 'dependency-cruiser'

import type { Arrow } from './floors.ts'

/** Every import of the project's own code, read from the sources by dependency-cruiser. */
export async function importGraph(root: string): Promise<Arrow[]> {
  const { output } = await cruise(
    ['app', 'server', 'server.ts'],
    {
      baseDir: root,
      // Types are arrows too: a room that knows another's shapes knows the room.
      tsPreCompilationDeps: true,
      doNotFollow: { path: ['node_modules'] },
      exclude: { path: ['\\.css$', '^build/', 'graphql-text\\.d\\.ts$'] },
    },
    { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'], conditionNames: ['import', 'node'] },
  )
  if (typeof output === 'string') throw new Error('dependency-cruiser gave text, not a graph')
  return output.modules
    .filter(({ source }) => !source.startsWith('node_modules/') && /^(app|server)/.test(source))
    .flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved, dependencyTypes, couldNotResolve, module }) => {
        if (couldNotResolve && module.startsWith('#')) throw new Error(`${source}: no ${module}`)
        return { from: source, to: resolved, isTypeOnly: dependencyTypes.includes('type-only') }
      }),
    )
}
