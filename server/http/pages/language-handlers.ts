import { createHash } from 'node:crypto'

import { createRequestHandler } from '@remix-run/express'
import {
  createRequestHandler as createPageRenderer,
  type AppLoadContext,
  type ServerBuild,
} from '@remix-run/node'
import type { Request as HostRequest, Response as HostResponse, NextFunction } from 'express'

import type { AddressSettings } from '#app/context.ts'
import type { AppEntry, HostAddress, FirstScriptFile } from '#app/load-context.ts'
import { brotli } from '#server/http/documents/kept-document.ts'
import { firstScript } from '#server/http/files/first-script.ts'
import type { SharedFiles } from '#server/http/files/shared-files.ts'

import { fallbackErrorPage } from './fallback-error-page.ts'

/** The built app: Remix's server build, and the exports of its entry module. */
export type AppBuild = ServerBuild & { entry: { module: AppEntry } }

type LanguageCode = HostAddress['language']
type Mode = 'production' | 'development'

interface PageHandler {
  /** Remix's adapter for Express: creates the response to a request and sends it. */
  handle: (request: HostRequest, response: HostResponse, next: NextFunction) => Promise<void>
  /** Creates a response without sending it, where the adapter cannot be used. */
  render: (request: Request, context: AppLoadContext) => Promise<Response>
}

interface LanguageHandler {
  /** The handler for a screen, or for an unknown one. */
  forScreen(screen: string | null): PageHandler
  /** Scripts of this language alone, by path: the route manifest with messages, and the bootstrap script. */
  scripts: ReadonlyMap<string, string>
  /** The same as small as possible: they are a twelfth of what a first visit loads. */
  compressedScripts?: Promise<ReadonlyMap<string, Buffer>>
  firstScript: FirstScriptFile | null
}

const yearSeconds = 365 * 24 * 60 * 60

/** A language's routes are a fifth of the manifest. Each screen has a handler: Remix sorts and matches all routes of a build. */
export function languageHandlers(
  build: AppBuild | (() => Promise<AppBuild>),
  mode: Mode,
  settings: AddressSettings,
  scriptOrigins: readonly string[],
  sharedFiles: SharedFiles | null = null,
) {
  const handlers = new Map<LanguageCode, Promise<LanguageHandler>>()
  const currentBuild = async () => (typeof build === 'function' ? build() : build)

  async function handlerOf(language: LanguageCode): Promise<LanguageHandler> {
    // In development the build may change between requests.
    const known = mode === 'production' ? handlers.get(language) : undefined
    if (known) return known
    const created = create(language)
    handlers.set(language, created)
    // The next request tries again.
    created.catch(() => handlers.delete(language))
    return created
  }

  async function create(language: LanguageCode): Promise<LanguageHandler> {
    const handler = createHandler(await currentBuild(), mode, settings, language, scriptOrigins)
    // Before a page names them: another instance may be asked for them.
    await sharedFiles?.publish(() =>
      [...handler.scripts].map(([path, text]) => [path, Buffer.from(text)] as const),
    )
    return handler
  }

  return {
    app: async () => (await currentBuild()).entry.module,
    /** The handler of the address's language and screen, and the rest of the resolved address. */
    async resolve(request: Request, context: AppLoadContext): Promise<HostAddress & PageHandler> {
      const { entry } = await currentBuild()
      const resolved = await entry.module.resolveAddress(request, context)
      const handler = await handlerOf(resolved.language)
      context.firstScript = handler.firstScript
      return { ...resolved, ...handler.forScreen(resolved.screen) }
    },
    /** A script of one language; null for an unknown path. That of another build is not compressed. */
    async scriptAt(path: string) {
      const language = languageOfScript(path)
      if (!language) return null
      const { isLanguageCode } = (await currentBuild()).entry.module
      if (!isLanguageCode(language)) return null
      const handler = await handlerOf(language)
      const { scripts } = handler
      // Takes a tenth of a second, once: the scripts of many languages may never be asked for.
      if (mode === 'production') handler.compressedScripts ??= compressed(scripts)
      // In development there is one, and the path may belong to a previous build.
      const text =
        mode === 'production'
          ? (scripts.get(path) ?? (await sharedFiles?.read(path))?.toString())
          : [...scripts.values()][0]
      if (!text) return null
      const isKept = mode === 'production'
      return {
        text,
        brotli: (await handler.compressedScripts)?.get(path),
        cacheControl: isKept ? `public, max-age=${yearSeconds}, immutable` : 'no-store',
      }
    },
  }
}

function createHandler(
  build: AppBuild,
  mode: Mode,
  settings: AddressSettings,
  language: LanguageCode,
  scriptOrigins: readonly string[],
): LanguageHandler {
  const { routesOf, routesOfScreen, guardRoutes, languageScript } = build.entry.module
  const routes = guardRoutes(routesOf(build.routes, settings, language))
  const assets = { ...build.assets, routes: routesOf(build.assets.routes, settings, language) }
  const url = pathOf(language, JSON.stringify(assets))
  const named = { ...assets, url }
  const scripts = new Map([[url, languageScript(language, named)]])
  const entry = { ...build.entry, module: fallbackErrorPage(build.entry.module) }
  const pageHandlers = new Map<string | null, PageHandler>()
  function forScreen(screen: string | null): PageHandler {
    const known = pageHandlers.get(screen)
    if (known) return known
    const screenBuild = {
      ...build,
      entry,
      routes: routesOfScreen(routes, screen),
      // Its address is that of the whole manifest, which the browser loads.
      assets: { ...named, routes: routesOfScreen(named.routes, screen) },
    }
    const pageHandler = {
      handle: createRequestHandler({
        build: screenBuild,
        mode,
        getLoadContext: (_request, response) => response.locals.context!,
      }),
      render: createPageRenderer(screenBuild, mode),
    }
    pageHandlers.set(screen, pageHandler)
    return pageHandler
  }
  const handler = { forScreen, scripts }
  if (mode === 'development') return { ...handler, firstScript: null }

  const first = firstScript(scriptOrigins)
  const path = pathOf(language, first)
  scripts.set(path, first)
  const integrity = `sha256-${createHash('sha256').update(first).digest('base64')}`
  return { ...handler, firstScript: { path, integrity } }
}

async function compressed(scripts: ReadonlyMap<string, string>): Promise<Map<string, Buffer>> {
  const pairs = [...scripts].map(
    async ([path, text]) => [path, await brotli(Buffer.from(text))] as const,
  )
  return new Map(await Promise.all(pairs))
}

/** Contains a hash of the content, so that it never changes. */
function pathOf(language: LanguageCode, content: string): string {
  const name = createHash('sha256').update(content).digest('hex').slice(0, 10)
  return `/routes/${language}-${name}.js`
}

function languageOfScript(path: string): string | undefined {
  return /^\/routes\/([a-z]+)-[0-9a-f]+\.js$/.exec(path)?.[1]
}
