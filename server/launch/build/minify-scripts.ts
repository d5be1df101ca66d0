import { minify } from '@swc/core'
import type { Plugin } from 'vite'

const licences = /\/\*[*!](?:(?!\*\/)[^])*?@license(?:(?!\*\/)[^])*\*\//g

/** With SWC a page's scripts weigh 5 % less than with esbuild. Terser takes ten times as long for 1 % more. */
export function minifyScripts(): Plugin {
  return {
    name: 'minify-scripts',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    renderChunk: {
      order: 'post',
      async handler(script) {
        const { code } = await minify(script, {
          module: true,
          ecma: 2022,
          compress: { module: true, passes: 3 },
          mangle: { toplevel: true },
          // It would drop some licences together with the functions around them.
          format: { comments: false },
        })
        const notices = [...new Set(script.match(licences))]
        return { code: [...notices, code].join('\n'), map: null }
      },
    },
  }
}
