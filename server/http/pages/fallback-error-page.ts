import type { AppLoadContext, ServerBuild } from '@remix-run/node'

import { plainPage } from './refusal.ts'

type EntryModule = ServerBuild['entry']['module']

/** After a second failure Remix answers with a line of text: the host has a plain page, with a link to the shop. */
export function fallbackErrorPage(module: EntryModule): EntryModule {
  const failed = new WeakSet<AppLoadContext>()
  const render: EntryModule['default'] = async (...args) => {
    const [request, , , , context] = args
    try {
      return await module.default(...args)
    } catch (error) {
      if (!failed.has(context)) {
        failed.add(context)
        throw error
      }
      module.handleError?.(error, { request, context, params: {} })
      return new Response(plainPage(500, context.requestId, context.traceId), {
        status: 500,
        headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
      })
    }
  }
  return { ...module, default: render }
}
