import { createHash } from 'node:crypto'

import { createRequestHandler } from '@remix-run/express'
import {
  createRequestHandler as createPageRenderer,
  type AppLoadContext,
  type ServerBuild,
} from '@remix-run/node'
import type { Request as HostRequest, Response as HostResponse, NextFunction } from 'express'

import type { AddressSettings } from '#app/context.ts'
import type { HostAddress, AppEntry, MerchantContext, Subresources } from '#app/load-context.ts'

import { integrityOf, type FileHashes } from './file-hashes.ts'
import { firstScript } from './first-script.ts'
import { lastErrorPage } from './last-error-page.ts'

/** The built app: what Remix makes of it, and what its entry offers beside. */
export type AppBuild = ServerBuild & { entry: { module: AppEntry } }

type LanguageCode = HostAddress['language']
type Mode = 'production' | 'development'

interface LanguageHandler {
  /** Remix's adapter for Express: makes the response to a request and sends it. */
  handle: (request: HostRequest, response: HostResponse, next: NextFunction) => Promise<void>
  /** Makes a response only, for what the adapter cannot send. */
  render: (request: Request, context: AppLoadContext) => Promise<Response>
  /** Scripts of this language alone, by path: the route manifest, and what runs first. */
  scripts: ReadonlyMap<string, string>
  subresources: Subresources | null
}

export interface LanguageHandlers {
  /** The handler of the language that an address is in, and what else the address says. */
  resolve(request: Request, context: AppLoadContext): Promise<HostAddress & LanguageHandler>
  /** Whether the merchant gives the app what every page begins with. */
  isMerchantReachable(context: MerchantContext): Promise<boolean>
  /** A script of one language; null when the path is that of none. */
  scriptAt(path: string): Promise<{ text: string; cacheControl: string } | null>
}

const yearSeconds = 365 * 24 * 60 * 60

/**
 * One Remix handler per language, each with the routes of that language alone at the paths that the
 * settings give them: a fifth of the routes to match, a fifth of the manifest to send, and no build per
 * layout of addresses.
 */
export function languageHandlers(
  build: AppBuild | (() => Promise<AppBuild>),
  mode: Mode,
  settings: AddressSettings,
  hashes: FileHashes,
): LanguageHandlers {
  const handlers = new Map<LanguageCode, LanguageHandler>()
  const currentBuild = async () => (typeof build === 'function' ? build() : build)

  async function handlerOf(language: LanguageCode): Promise<LanguageHandler> {
    // While developing the build may be a new one each time.
    const known = mode === 'production' ? handlers.get(language) : undefined
    if (known) return known
    const handler = createHandler(await currentBuild(), mode, settings, language, hashes)
    handlers.set(language, handler)
    return handler
  }

  return {
    async resolve(request, context) {
      const { entry } = await currentBuild()
      const arrival = await entry.module.resolveAddress(request, context)
      const handler = await handlerOf(arrival.language)
      context.subresources = handler.subresources
      return { ...arrival, ...handler }
    },
    async isMerchantReachable(context) {
      return (await currentBuild()).entry.module.isMerchantReachable(context)
    },
    async scriptAt(path) {
      const language = languageOfScript(path)
      if (!language) return null
      const { isLanguageCode } = (await currentBuild()).entry.module
      if (!isLanguageCode(language)) return null
      const { scripts } = await handlerOf(language)
      // While developing there is one, and the path may be that of a build before.
      const text = mode === 'production' ? scripts.get(path) : [...scripts.values()][0]
      if (!text) return null
      const isKept = mode === 'production'
      return {
        text,
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
  hashes: FileHashes,
): LanguageHandler {
  const { routesOf, guardRoutes, manifestScript } = build.entry.module
  const routes = guardRoutes(routesOf(build.routes, settings, language))
  const assets = { ...build.assets, routes: routesOf(build.assets.routes, settings, language) }
  const url = pathOf(language, JSON.stringify(assets))
  const named = { ...assets, url }
  const scripts = new Map([[url, manifestScript(named)]])
  const entry = { ...build.entry, module: lastErrorPage(build.entry.module) }
  const languageBuild = { ...build, routes, entry, assets: named }
  const handler = {
    handle: createRequestHandler({
      build: languageBuild,
      mode,
      getLoadContext: (_request, response) => response.locals.context!,
    }),
    render: createPageRenderer(languageBuild, mode),
    scripts,
  }
  if (hashes.size === 0) return { ...handler, subresources: null }

  const integrity = new Map([...hashes, [url, integrityOf(scripts.get(url)!)]])
  const first = firstScript(integrity)
  const path = pathOf(language, first)
  scripts.set(path, first)
  const subresources = { firstScript: { path, integrity: integrityOf(first) }, integrity }
  return { ...handler, subresources }
}

/** Named by its content, so that it never changes. */
function pathOf(language: LanguageCode, content: string): string {
  const name = createHash('sha256').update(content).digest('hex').slice(0, 10)
  return `/routes/${language}-${name}.js`
}

function languageOfScript(path: string): string | undefined {
  return /^\/routes\/([a-z]+)-[0-9a-f]+\.js$/.exec(path)?.[1]
}
